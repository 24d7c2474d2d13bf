import CheckOutlined from '@ant-design/icons/CheckOutlined';
import type { Schedule } from '@byggtun/shared/contract/activity';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Button } from 'antd';

const load = () => import('./CompleteSchedule').then((dialog) => dialog.CompleteSchedule);

/** 'Ferdigstill', after a question. */
export function CompleteButton({ schedule }: { schedule: Schedule }) {
  const { Dialog, open, close } = useDialog(load);
  return (
    <>
      <Button type="primary" icon={<CheckOutlined aria-hidden />} onClick={open}>
        Ferdigstill
      </Button>
      {Dialog ? <Dialog schedule={schedule} onClosed={close} /> : null}
    </>
  );
}
