import { useDialog } from '@byggtun/shared/form/useDialog';
import { useEffect, useEffectEvent } from 'react';

import type { FoundChecklist } from '../checklist/checklistData';
import { useAnswers } from '../checklistItem/answersContext';
import type { AskedCase } from './askedCase';

const loadAberration = () => import('./CreateAberration').then((dialog) => dialog.CreateAberration);
const loadComplaint = () => import('./CreateComplaint').then((dialog) => dialog.CreateComplaint);
const loadAction = () => import('./CreateAction').then((dialog) => dialog.CreateAction);

interface ItemCasesProps {
  found: FoundChecklist;
  /** What is asked for; each time a new object. */
  asked: AskedCase | undefined;
}

/** The dialogs that make a case of an item: one for all items of the page, so that the items stay light. */
export function ItemCases({ found: { checklist, contactPersons }, asked }: ItemCasesProps) {
  const { answers } = useAnswers();
  const early = checklist.may.edit;
  const dialogs = {
    aberration: useDialog(loadAberration, { early: early && checklist.discrepancyType === 0 }),
    complaint: useDialog(loadComplaint, { early: early && checklist.discrepancyType === 1 }),
    action: useDialog(loadAction, { early: early && checklist.discrepancyType !== 1 }),
  };
  const open = useEffectEvent(({ kind }: AskedCase) => dialogs[kind].open());
  useEffect(() => {
    if (asked) open(asked);
  }, [asked]);
  const item = checklist.items.find(({ id }) => id === asked?.itemId);
  const shown = asked && dialogs[asked.kind];
  if (!item || !shown?.Dialog) return null;
  return (
    <shown.Dialog
      checklist={checklist}
      item={item}
      value={answers.valueOf(item)}
      people={contactPersons}
      onClosed={shown.close}
    />
  );
}
