import LeftOutlined from '@ant-design/icons/LeftOutlined';

import { Link } from '../portal/router';

/** The way up to what a page is a part of, by its name. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="bt-back">
      <LeftOutlined aria-hidden /> {text}
    </Link>
  );
}
