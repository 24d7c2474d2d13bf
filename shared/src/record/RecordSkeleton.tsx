import { Card } from '../ui/Card';
import { Page } from '../ui/Page';
import { Skeleton } from '../ui/Skeleton';
import type { RecordKind } from './recordKind';
import { RecordLayout } from './RecordLayout';

/** The page of a case before its answer: the same cards in the same places. */
export function RecordSkeleton({ kind }: { kind: Pick<RecordKind, 'name'> }) {
  return (
    <Page heading={kind.name} subtitle="Henter saken …">
      <RecordLayout
        facts={
          <>
            <Card title="Informasjon" className="record-info">
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
