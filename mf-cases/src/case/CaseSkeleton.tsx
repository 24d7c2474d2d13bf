import { Card } from '@byggtun/shared/ui/Card';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import type { CaseKind } from './caseKind';
import { CaseLayout } from './CaseLayout';

/** The page of a case before its answer: the same cards in the same places. */
export function CaseSkeleton({ kind }: { kind: Pick<CaseKind, 'name'> }) {
  return (
    <Page heading={kind.name} subtitle="Henter saken …">
      <CaseLayout
        facts={
          <>
            <Card title="Informasjon" className="case-info">
              <Skeleton lines={6} />
            </Card>
            <Card title="Sted">
              <Skeleton lines={3} />
            </Card>
            <Card title="Kunde">
              <Skeleton lines={3} />
            </Card>
          </>
        }
        talk={
          <Card title="Kommentarer">
            <Skeleton lines={5} />
          </Card>
        }
      />
    </Page>
  );
}
