import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { Button } from 'antd';

/** 'Ferdigstill'; the question that it opens stands on the page, as it outlives the button. */
export function CompleteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button type="primary" icon={<CheckOutlined aria-hidden />} onClick={onClick}>
      Ferdigstill
    </Button>
  );
}
