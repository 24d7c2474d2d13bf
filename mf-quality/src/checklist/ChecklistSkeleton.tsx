import './checklist.css';

import { Card } from '@byggtun/shared/ui/Card';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { checklistKind } from './checklistKind';

/** The page of a checklist before its answer: the same cards in the same places. */
export function ChecklistSkeleton() {
  return (
    <Page heading={checklistKind.name} subtitle="Henter sjekklisten …">
      <div className="checklist-layout">
        <div className="checklist-about">
          <Card title="Informasjon">
            <Skeleton lines={6} />
          </Card>
        </div>
        <div className="checklist-main">
          <Card title="Punkter">
            <Skeleton lines={12} />
          </Card>
        </div>
      </div>
    </Page>
  );
}
