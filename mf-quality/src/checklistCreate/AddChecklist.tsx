import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useDialog } from '@byggtun/shared/form/useDialog';
import type { Place } from '@byggtun/shared/table/place';
import { Button } from 'antd';

const loadCreate = () => import('./CreateChecklist').then((dialog) => dialog.CreateChecklist);

/** 'Legg til sjekkliste' above the list. @param place where the list stands, when it stands on one */
export function AddChecklist({ place }: { place: Place | undefined }) {
  const create = useDialog(loadCreate);
  return (
    <>
      <Button
        className="checklist-add"
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={create.open}
      >
        Legg til sjekkliste
      </Button>
      {create.Dialog ? <create.Dialog place={place} onClosed={create.close} /> : null}
    </>
  );
}
