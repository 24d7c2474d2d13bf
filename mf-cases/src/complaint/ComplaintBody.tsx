import type { getComplaint } from '@byggtun/shared/contract/complaint';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { Page } from '@byggtun/shared/ui/Page';

import { CommentsCard } from '../comment/CommentsCard';
import { AttachmentsCard } from './AttachmentsCard';
import { ComplaintActions } from './ComplaintActions';
import type { ComplaintKind } from './complaintKind';
import { ComplaintSubtitle } from './ComplaintSubtitle';
import { CustomerCard } from './CustomerCard';
import { InfoCard } from './InfoCard';
import { JournalCard } from './JournalCard';
import { LocationCard } from './LocationCard';

/** What the page of a case is drawn from. */
export type ComplaintAnswer = RouteAnswer<typeof getComplaint>;

/** A case on its page: the five cards, laid out by the width. */
export function ComplaintBody({ kind, answer }: { kind: ComplaintKind; answer: ComplaintAnswer }) {
  const { regLine } = answer;
  return (
    <Page
      title={`${kind.name} ${regLine.lineIndexLineId}`}
      heading={regLine.name}
      subtitle={<ComplaintSubtitle complaint={regLine} />}
      actions={<ComplaintActions answer={answer} />}
    >
      <div className="complaint-layout">
        <div className="complaint-facts">
          <InfoCard complaint={regLine} />
          <LocationCard location={regLine.regLineLocation} />
          <CustomerCard customer={regLine.regLineCustomer} />
          <AttachmentsCard attachments={regLine.attachments} />
        </div>
        <div className="complaint-talk">
          <CommentsCard complaint={regLine} />
          <JournalCard complaint={regLine} />
        </div>
      </div>
    </Page>
  );
}
