import { CommentsCard } from '@byggtun/shared/comment/CommentsCard';
import { AttachmentsCard } from '@byggtun/shared/record/AttachmentsCard';
import { InfoCard } from '@byggtun/shared/record/InfoCard';
import { JournalCard } from '@byggtun/shared/record/JournalCard';
import { LocationCard } from '@byggtun/shared/record/LocationCard';
import { RecordLayout } from '@byggtun/shared/record/RecordLayout';
import { RecordSubtitle } from '@byggtun/shared/record/RecordSubtitle';
import { Page } from '@byggtun/shared/ui/Page';
import { Tag } from '@byggtun/shared/ui/Tag';

import { ComplaintActions } from './ComplaintActions';
import type { ComplaintAnswer } from './complaintAnswer';
import { aboutComplaint } from './complaintCalls';
import { useComplaintJournal, useUpdateComplaint } from './complaintData';
import { complaintFacts } from './complaintFacts';
import type { ComplaintKind } from './complaintKind';
import { complaintLook } from './complaintLook';
import { CustomerCard } from './CustomerCard';

/** A complaint or enquiry on its page: the five cards and the journal. */
export function ComplaintBody({ kind, answer }: { kind: ComplaintKind; answer: ComplaintAnswer }) {
  const { regLine } = answer;
  const save = useUpdateComplaint(regLine);
  const journal = useComplaintJournal(regLine.lineIndexLineId);
  return (
    <Page
      title={`${kind.name} ${regLine.lineIndexLineId}`}
      heading={regLine.name}
      subtitle={
        <RecordSubtitle
          color={regLine.color}
          status={regLine.regStatus}
          icon={complaintLook[regLine.lineStatus].icon}
          deadline={regLine.timeLimit}
          updated={regLine.updatedString}
        >
          {regLine.isCondominiumComplaint ? <Tag text="Sameie" /> : null}
        </RecordSubtitle>
      }
      actions={<ComplaintActions answer={answer} />}
    >
      <RecordLayout
        facts={
          <>
            <InfoCard
              text={regLine.txt}
              responsible={{
                name: regLine.contactPersonPersonFullName,
                company: regLine.contactName,
                photo: regLine.responsiblePhoto,
              }}
              facts={complaintFacts(regLine)}
            />
            <LocationCard location={regLine.regLineLocation} />
            <CustomerCard customer={regLine.regLineCustomer} />
            <AttachmentsCard
              of={`complaint.${regLine.lineIndexLineId}`}
              attachments={regLine.attachments}
              projectId={regLine.regLineLocation.projectId}
              {...(regLine.may.comment && { onSave: (attachments) => save({ attachments }) })}
            />
          </>
        }
        talk={
          <>
            <CommentsCard
              about={aboutComplaint(regLine.lineIndexLineId)}
              may={regLine.may.comment}
              tagUsers={answer.tagUsers}
              hasCustomer={regLine.regLineCustomer !== null}
            />
            <JournalCard
              journal={journal}
              statuses={complaintLook}
              createdBy={regLine.createdBy}
              createdAt={regLine.lineCreatedDate}
            />
          </>
        }
      />
    </Page>
  );
}
