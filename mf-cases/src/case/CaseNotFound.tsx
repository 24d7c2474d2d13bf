import { Link } from '@byggtun/shared/portal/router';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Page } from '@byggtun/shared/ui/Page';

import type { CaseKind } from './caseKind';

/** The case is not there, or not this person's to see. */
export function CaseNotFound({ kind }: { kind: Pick<CaseKind, 'listPath' | 'noun'> }) {
  return (
    <Page heading="Ikke funnet">
      <EmptyState
        text="Saken finnes ikke, eller du har ikke tilgang til den."
        action={<Link to={kind.listPath}>Til alle {kind.noun}</Link>}
      />
    </Page>
  );
}
