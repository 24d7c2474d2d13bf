import { Link } from '../portal/router';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import type { RecordKind } from './recordKind';

/** The case is not there, or not this person's to see. */
export function RecordNotFound({ kind }: { kind: Pick<RecordKind, 'listPath' | 'noun'> }) {
  return (
    <Page heading="Ikke funnet">
      <EmptyState
        text="Saken finnes ikke, eller du har ikke tilgang til den."
        action={<Link to={kind.listPath}>Til alle {kind.noun}</Link>}
      />
    </Page>
  );
}
