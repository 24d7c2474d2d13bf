import { CommentsCard } from '@byggtun/shared/comment/CommentsCard';
import { actionColor } from '@byggtun/shared/contract/actionStatus';
import { AttachmentsCard } from '@byggtun/shared/record/AttachmentsCard';
import { InfoCard } from '@byggtun/shared/record/InfoCard';
import { JournalCard } from '@byggtun/shared/record/JournalCard';
import { LocationCard } from '@byggtun/shared/record/LocationCard';
import { RecordLayout } from '@byggtun/shared/record/RecordLayout';
import { RecordNote } from '@byggtun/shared/record/RecordNote';
import { RecordSubtitle } from '@byggtun/shared/record/RecordSubtitle';
import { Page } from '@byggtun/shared/ui/Page';

import { CustomerCard } from '../complaint/CustomerCard';
import { ActionButtons } from './ActionButtons';
import { aboutAction } from './actionCalls';
import { type ActionAnswer, useActionJournal, useSaveAction } from './actionData';
import { actionFacts } from './actionFacts';
import { actionLook } from './actionLook';
import { ReportAttachments } from './ReportAttachments';

/** An action on its page: the five cards and the journal (docs/product/actions.md#the-page). */
export function ActionBody({ answer }: { answer: ActionAnswer }) {
  const { action } = answer;
  const journal = useActionJournal(action.id);
  const save = useSaveAction(action);
  return (
    <Page
      title={`Tiltak ${action.id}`}
      heading={action.title}
      subtitle={
        <RecordSubtitle
          color={actionColor(action)}
          status={action.statusText}
          icon={actionLook[action.actionStatus].icon}
          deadline={action.timeLimit}
          updated={action.updatedString}
        />
      }
      actions={<ActionButtons answer={answer} />}
    >
      {action.may.info ? <RecordNote text={action.may.info} /> : null}
      <RecordLayout
        facts={
          <>
            <InfoCard
              text={action.description}
              responsible={{
                name: action.responsible,
                company: action.contactName,
                photo: action.responsiblePhoto,
              }}
              facts={actionFacts(action)}
            />
            {action.aberration ? <ReportAttachments report={action.aberration} /> : null}
            <LocationCard location={{ ...action, address: action.project.address }} />
            <CustomerCard customer={action.currentCustomer?.person ?? null} hidden={action.customerHidden} />
            <AttachmentsCard
              of={`action.${action.id}`}
              attachments={action.attachments}
              projectId={action.project.id}
              {...(action.may.comment && { onSave: (attachments) => save({ attachments }) })}
            />
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
