import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Button } from 'antd';

import type { ComplaintAnswer } from './complaintAnswer';

const loadFinish = () => import('./FinishComplaint').then((dialog) => dialog.FinishComplaint);
const loadStatus = () => import('./ChangeStatus').then((dialog) => dialog.ChangeStatus);
const loadResponsible = () => import('./ChangeResponsible').then((dialog) => dialog.ChangeResponsible);

/** What this person may do with the case now, as the server says it (docs/product/complaints.md#who-may-do-what). */
export function ComplaintActions({ answer }: { answer: ComplaintAnswer }) {
  const { may } = answer.regLine;
  const finish = useDialog(loadFinish);
  const status = useDialog(loadStatus);
  const responsible = useDialog(loadResponsible);

  return (
    <>
      {may.changeResponsible ? <Button onClick={responsible.open}>Endre ansvarlig</Button> : null}
      {may.changeStatus ? <Button onClick={status.open}>Endre status</Button> : null}
      {may.finish ? (
        <Button type="primary" icon={<CheckOutlined aria-hidden />} onClick={finish.open}>
          Ferdigstill
        </Button>
      ) : null}
      {finish.Dialog ? <finish.Dialog answer={answer} onClosed={finish.close} /> : null}
      {status.Dialog ? <status.Dialog answer={answer} onClosed={status.close} /> : null}
      {responsible.Dialog ? <responsible.Dialog answer={answer} onClosed={responsible.close} /> : null}
    </>
  );
}
