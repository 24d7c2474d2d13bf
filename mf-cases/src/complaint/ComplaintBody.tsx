import type { getComplaint } from '@byggtun/shared/contract/complaint';
import { complaintStatuses } from '@byggtun/shared/contract/complaintStatus';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { Page } from '@byggtun/shared/ui/Page';
import { Tag } from '@byggtun/shared/ui/Tag';

import { AttachmentsCard } from '../case/AttachmentsCard';
import { CaseLayout } from '../case/CaseLayout';
import { CaseSubtitle } from '../case/CaseSubtitle';
import { CustomerCard } from '../case/CustomerCard';
import { InfoCard } from '../case/InfoCard';
import { JournalCard } from '../case/JournalCard';
import { LocationCard } from '../case/LocationCard';
import { CommentsCard } from '../comment/CommentsCard';
import { ComplaintActions } from './ComplaintActions';
import { aboutComplaint } from './complaintCalls';
import { useComplaintJournal, useUpdateComplaint } from './complaintData';
import { complaintFacts } from './complaintFacts';
import type { ComplaintKind } from './complaintKind';

/** What the page of a case is drawn from. */
export type ComplaintAnswer = RouteAnswer<typeof getComplaint>;

/** Attachments alone are added whatever else has happened to the case. */
const unchanged = { lineStatus: undefined, contactPersonId: undefined };

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
        <CaseSubtitle
          color={regLine.color}
          status={regLine.regStatus}
          deadline={regLine.timeLimit}
          updated={regLine.updatedString}
        >
          {regLine.isCondominiumComplaint ? <Tag text="Sameie" /> : null}
        </CaseSubtitle>
      }
      actions={<ComplaintActions answer={answer} />}
    >
      <CaseLayout
        facts={
          <>
            <InfoCard
              text={regLine.txt}
              responsible={{ name: regLine.contactPersonPersonFullName, company: regLine.contactName }}
              facts={complaintFacts(regLine)}
            />
            <LocationCard location={regLine.regLineLocation} />
            <CustomerCard customer={regLine.regLineCustomer} />
            <AttachmentsCard
              attachments={regLine.attachments}
              {...(regLine.may.comment && { onSave: (attachments) => save({ ...unchanged, attachments }) })}
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
              statuses={complaintStatuses}
              createdBy={regLine.createdBy}
              createdAt={regLine.lineCreatedDate}
            />
          </>
        }
      />
    </Page>
  );
}
