import SaveOutlined from '@ant-design/icons/SaveOutlined';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';

import { useAnswers } from '../checklistItem/answersContext';
import { NextUnanswered } from '../checklistItem/NextUnanswered';
import { SaveStatus } from '../checklistItem/SaveStatus';
import { keptText, unsavedText } from './unsavedText';

/** 'Lagre', how far the answers have come, and the way to the next item; stays in sight however long the list is. */
export function SaveBar({ items }: { items: readonly ChecklistItem[] }) {
  const { answers } = useAnswers();
  const { notify } = usePortal();
  const save = async () => {
    if (await answers.flush()) return;
    notify('warning', `${unsavedText(answers)} ${keptText(answers)}`.trim());
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
