import './report.css';

import { statusOf } from '@byggtun/shared/http/CallError';
import { Link, useSearchParams } from '@byggtun/shared/portal/router';
import { Card } from '@byggtun/shared/ui/Card';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { projectOf } from './reportCalls';
import { useNewReport } from './reportData';
import { ReportFields } from './ReportFields';
import type { ReportKind } from './reportKind';
import { startOf } from './reportStart';

/** A new deviation or a new RUH (docs/product/reports.md#the-form); `?projectId=&houseId=&title=&description=` opens it with these. */
export function ReportPage({ kind }: { kind: ReportKind }) {
  const [search] = useSearchParams();
  const projectId = projectOf(search);
  const choices = useNewReport(kind, projectId);
  return (
    <Page heading={kind.heading}>
      <Loaded
        call={choices}
        skeleton={
          <Card title="Informasjon">
            <Skeleton lines={10} />
          </Card>
        }
        failure={(error) =>
          projectId !== undefined && statusOf(error) === 404 ? <NoProject kind={kind} /> : null
        }
      >
        {(answer) => <ReportFields kind={kind} choices={answer} from={startOf(search)} />}
      </Loaded>
    </Page>
  );
}

function NoProject({ kind }: { kind: ReportKind }) {
  return (
    <EmptyState
      text="Prosjektet finnes ikke, eller du har ikke tilgang til det."
      action={<Link to={kind.path}>Velg et annet prosjekt</Link>}
    />
  );
}
