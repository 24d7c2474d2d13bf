import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';
import { useState } from 'react';

import type { ActionAnswer } from './actionData';
import { useMissingEvidence } from './useMissingEvidence';

const loadTreat = () => import('./TreatAction').then((dialog) => dialog.TreatAction);
const loadResponsible = () =>
  import('./ChangeActionResponsible').then((dialog) => dialog.ChangeActionResponsible);

/** What this person may do with the action now, as the server says it (docs/product/actions.md#who-may-do-what). */
export function ActionButtons({ answer }: { answer: ActionAnswer }) {
  const { notify } = usePortal();
  const { may } = answer.action;
  const missing = useMissingEvidence(answer.action);
  const treat = useDialog(loadTreat);
  const responsible = useDialog(loadResponsible);
  const [looking, setLooking] = useState(false);
  const startTreating = async () => {
    setLooking(true);
    const text = await missing();
    setLooking(false);
    if (text === undefined) treat.open();
    else notify('warning', text);
  };

  return (
    <>
      {may.changeResponsible ? <Button onClick={responsible.open}>Endre ansvarlig</Button> : null}
      {may.treat ? (
        <Button
          type="primary"
          icon={<CheckOutlined aria-hidden />}
          loading={looking && { delay: 300 }}
          onClick={() => void startTreating()}
        >
          Sett som behandlet
        </Button>
      ) : null}
      {treat.Dialog ? <treat.Dialog answer={answer} onClosed={treat.close} /> : null}
      {responsible.Dialog ? <responsible.Dialog answer={answer} onClosed={responsible.close} /> : null}
    </>
  );
}
