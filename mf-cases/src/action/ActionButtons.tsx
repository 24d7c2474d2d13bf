import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';

import type { ActionAnswer } from './actionData';
import { useMissingEvidence } from './useMissingEvidence';

const loadTreat = () => import('./TreatAction').then((dialog) => dialog.TreatAction);
const loadResponsible = () =>
  import('./ChangeActionResponsible').then((dialog) => dialog.ChangeActionResponsible);

/** What this person may do with the action now, as the server says it (document 2, section 6). */
export function ActionButtons({ answer }: { answer: ActionAnswer }) {
  const { notify } = usePortal();
  const { may } = answer.action;
  const missing = useMissingEvidence(answer.action);
  const treat = useDialog(loadTreat);
  const responsible = useDialog(loadResponsible);
  const startTreating = async () => {
    const text = await missing();
    if (text === undefined) treat.open();
    else notify('warning', text);
  };

  return (
    <>
      {may.changeResponsible ? <Button onClick={responsible.open}>Endre ansvarlig</Button> : null}
      {may.treat ? (
        <Button type="primary" icon={<CheckOutlined aria-hidden />} onClick={() => void startTreating()}>
          Sett som behandlet
        </Button>
      ) : null}
      {treat.Dialog ? <treat.Dialog answer={answer} onClosed={treat.close} /> : null}
      {responsible.Dialog ? <responsible.Dialog answer={answer} onClosed={responsible.close} /> : null}
    </>
  );
}
