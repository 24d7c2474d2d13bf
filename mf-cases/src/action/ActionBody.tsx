import { actionColor } from '@byggtun/shared/contract/actionStatus';
import { Page } from '@byggtun/shared/ui/Page';

import { AttachmentsCard } from '../case/AttachmentsCard';
import { CaseLayout } from '../case/CaseLayout';
import { CaseNote } from '../case/CaseNote';
import { CaseSubtitle } from '../case/CaseSubtitle';
import { CustomerCard } from '../case/CustomerCard';
import { InfoCard } from '../case/InfoCard';
import { JournalCard } from '../case/JournalCard';
import { LocationCard } from '../case/LocationCard';
import { CommentsCard } from '../comment/CommentsCard';
import { ActionButtons } from './ActionButtons';
import { aboutAction } from './actionCalls';
import { type ActionAnswer, useActionJournal, useSaveAction } from './actionData';
import { actionFacts } from './actionFacts';
import { actionLook } from './actionLook';
import { ReportAttachments } from './ReportAttachments';

/** An action on its page: the five cards and the journal (document 2, section 2). */
export function ActionBody({ answer }: { answer: ActionAnswer }) {
  const { action } = answer;
  const journal = useActionJournal(action.id);
  const save = useSaveAction(action);
  return (
    <Page
      title={`Tiltak ${action.id}`}
      heading={action.title}
      subtitle={
        <CaseSubtitle
          color={actionColor(action)}
          status={action.statusText}
          deadline={action.timeLimit}
          updated={action.updatedString}
        />
      }
      actions={<ActionButtons answer={answer} />}
    >
      {action.may.info ? <CaseNote text={action.may.info} /> : null}
      <CaseLayout
        facts={
          <>
            <InfoCard
              text={action.description}
              responsible={{ name: action.responsible, company: action.contactName }}
              facts={actionFacts(action)}
            />
            <LocationCard location={{ ...action, address: action.project.address }} />
            <CustomerCard customer={action.currentCustomer?.person ?? null} />
            <AttachmentsCard
              attachments={action.attachments}
              {...(action.may.comment && { onSave: (attachments) => save({ attachments }) })}
            />
            {action.aberration ? <ReportAttachments report={action.aberration} /> : null}
          </>
        }
        talk={
          <>
            <CommentsCard
              about={aboutAction(action.id)}
              may={action.may.comment}
              tagUsers={answer.tagUsers}
            />
            <JournalCard
              journal={journal}
              statuses={actionLook}
              createdBy={action.createdBy}
              createdAt={action.createdDate}
            />
          </>
        }
      />
    </Page>
  );
}
