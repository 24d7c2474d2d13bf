import './checklist.css';

import { RecordNote } from '@byggtun/shared/record/RecordNote';
import { Breadcrumbs } from '@byggtun/shared/ui/Breadcrumbs';
import { Card } from '@byggtun/shared/ui/Card';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { Page } from '@byggtun/shared/ui/Page';
import { useBelow } from '@byggtun/shared/ui/useMedia';
import { useDeferredValue, useMemo, useState } from 'react';

import { AnswersContext } from '../checklistItem/answersContext';
import { Progress } from '../checklistItem/Progress';
import { SectionCard } from '../checklistItem/SectionCard';
import { sectionsOf } from '../checklistItem/sectionsOf';
import type { AskedCase } from '../itemCase/askedCase';
import { ItemCases } from '../itemCase/ItemCases';
import { SignatureCard } from '../signature/SignatureCard';
import { checklistCrumbs } from './checklistCrumbs';
import type { FoundChecklist } from './checklistData';
import { checklistFacts } from './checklistFacts';
import { ChecklistFoot } from './ChecklistFoot';
import { ChecklistSubtitle } from './ChecklistSubtitle';
import { HoldUnsaved } from './HoldUnsaved';
import { SaveBar } from './SaveBar';
import { useChecklistAnswers } from './useChecklistAnswers';

/** Why it can only be read, for who might wonder. */
const noteOf = ({ checklist: { may, completedDate, task } }: FoundChecklist) => {
  if (may.edit || completedDate !== null) return undefined;
  return `Bare ${task.assignedToContactPersonPersonFullName}, som er ansvarlig, kan fylle ut sjekklisten.`;
};

/** A checklist on its page: what it is about, its items under their headings, the signatures, and what can be done with it. */
export function ChecklistBody({ found }: { found: FoundChecklist }) {
  const { checklist } = found;
  const { id, name, projectId, discrepancyType, items, may } = checklist;
  // The buttons below cost more than the answers that were saved, which somebody who ticks on must not wait for.
  const later = useDeferredValue(found);
  const answers = useChecklistAnswers(checklist);
  const [asked, askCase] = useState<AskedCase>();
  const shared = useMemo(
    () => ({ answers, projectId, discrepancyType, askCase }),
    [answers, projectId, discrepancyType],
  );
  const sections = useMemo(() => sectionsOf(items), [items]);
  const note = noteOf(found);
  const small = useBelow('sm');
  const save = may.edit ? <SaveBar items={items} /> : null;
  return (
    <AnswersContext value={shared}>
      {may.edit ? <HoldUnsaved /> : null}
      <Page title={`Sjekkliste ${id}`} heading={name} subtitle={<ChecklistSubtitle checklist={checklist} />}>
        <Breadcrumbs crumbs={checklistCrumbs(checklist)} />
        {note ? <RecordNote text={note} /> : null}
        <div className="checklist-layout">
          <div className="checklist-about">
            <Card title="Informasjon" extra={<Progress items={items} />}>
              <DefinitionList items={checklistFacts(checklist)} />
            </Card>
            {small ? null : save}
          </div>
          <div className="checklist-main">
            {sections.map((section) => (
              <SectionCard key={section.items[0]?.id} section={section} mayEdit={may.edit} />
            ))}
            <SignatureCard checklist={checklist} />
            <ChecklistFoot found={later} />
          </div>
        </div>
        {small ? save : null}
        <ItemCases found={found} asked={asked} />
      </Page>
    </AnswersContext>
  );
}
