import SaveOutlined from '@ant-design/icons/SaveOutlined';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';

import { useAnswers } from '../checklistItem/answersContext';
import { NextUnanswered } from '../checklistItem/NextUnanswered';
import { SaveStatus } from '../checklistItem/SaveStatus';

/** 'Lagre', how far the answers have come, and the way to the next item; stays in sight however long the list is. */
export function SaveBar({ items }: { items: readonly ChecklistItem[] }) {
  const { answers } = useAnswers();
  const { notify } = usePortal();
  const save = async () => {
    if (!(await answers.flush()))
      notify('warning', 'Noen svar er ikke lagret ennå. De er tatt vare på her, og lagres når det går.');
  };
  return (
    <div className="checklist-save">
      <SaveStatus />
      <NextUnanswered items={items} />
      <Button type="primary" icon={<SaveOutlined aria-hidden />} onClick={() => void save()}>
        Lagre
      </Button>
    </div>
  );
}
