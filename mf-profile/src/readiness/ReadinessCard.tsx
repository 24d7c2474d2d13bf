import './readiness.css';

import { getReadiness, type ReadinessRow } from '@byggtun/shared/contract/readiness';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Card } from '@byggtun/shared/ui/Card';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { Button } from 'antd';

import { LackingPerson } from './LackingPerson';
import { useReadinessFile } from './useReadinessFile';

/** 'Mangler før byggeplassen': who of the company lacks a card, a course or a safety instruction; for the main contact (docs/product/company.md#before-the-site). A kiosk saves no file of it. */
export function ReadinessCard({ companyId }: { companyId: number }) {
  const { kiosk } = usePortal();
  const call = useCall(getReadiness, { params: { id: companyId } }, { quiet: true });
  const file = useReadinessFile();
  const hasRows = (call.data?.lacking.length ?? 0) > 0;
  return (
    <Card
      title="Mangler før byggeplassen"
      extra={
        hasRows && !kiosk ? (
          <Button loading={file.running} onClick={file.save}>
            Eksporter
          </Button>
        ) : null
      }
    >
      <Loaded call={call} skeleton={<Skeleton lines={4} />}>
        {({ lacking }) => <LackingPeople lacking={lacking} />}
      </Loaded>
    </Card>
  );
}

function LackingPeople({ lacking }: { lacking: ReadinessRow[] }) {
  if (lacking.length === 0) return <EmptyState text="Alle i firmaet har HMS-kort, kurs og PSI i orden." />;
  return (
    <ul>
      {lacking.map((row) => (
        <LackingPerson key={row.id} row={row} />
      ))}
    </ul>
  );
}
