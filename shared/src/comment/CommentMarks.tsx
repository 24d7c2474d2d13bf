import CheckOutlined from '@ant-design/icons/CheckOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';

import type { Comment } from '../contract/comment';
import { Tag } from '../ui/Tag';

/** Whom a comment is from or for, where that is not everybody who works on the case. */
export function CommentMarks({
  isCustomerComment,
  applicationRecipientType,
  readByCustomer,
}: Pick<Comment, 'isCustomerComment' | 'applicationRecipientType' | 'readByCustomer'>) {
  if (isCustomerComment) return <Tag icon={<UserOutlined />} text="Kunde" />;
  if (applicationRecipientType === 2) return <Tag icon={<LockOutlined />} text="Kun internt" />;
  if (applicationRecipientType !== 1) return null;
  return readByCustomer ? (
    <Tag icon={<CheckOutlined />} text="Lest av kunden" />
  ) : (
    <Tag icon={<EyeOutlined />} text="Synlig for kunden" />
  );
}
