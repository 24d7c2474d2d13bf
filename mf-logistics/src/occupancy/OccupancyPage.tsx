import './occupancy.css';

import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { paths } from '@byggtun/shared/contract/paths';
import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { BackLink } from '@byggtun/shared/ui/BackLink';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { PlainButton } from '@byggtun/shared/ui/PlainButton';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { periodText } from '../booking/periodText';
import { numberIn } from '../numberIn';
import { BarrackOccupancy } from './BarrackOccupancy';
import { useOccupancy } from './useOccupancy';
import { WeekBar } from './WeekBar';

/** All rooms of a project's barracks over sixty nights, from any week on, to look at and to print (docs/product/bookings.md#occupancy). */
export function OccupancyPage() {
  const projectId = numberIn(useParams().id);
  const { call, from, show } = useOccupancy(projectId);
  if (projectId === undefined) return <Navigate to={paths.dashboard} replace />;
  return (
    <Page
      heading="Belegg på brakkerigg"
      subtitle={<BackLink to={paths.projectBookings(projectId)} text="Bookinger" />}
      actions={
        <PlainButton icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          Skriv ut
        </PlainButton>
      }
    >
      <Loaded
        call={call}
        skeleton={
          <div className="bt-card">
            <Skeleton lines={12} />
          </div>
        }
      >
        {(data) =>
          data.barracks.length === 0 ? (
            <EmptyState text="Det er ikke registrert noen brakkerigg i dette prosjektet." />
          ) : (
            <>
              <div className="occupancy-head">
                <p className="occupancy-period" role="status">
                  {data.projectName}, {periodText(data)}
                </p>
                <WeekBar from={from} onFrom={show} />
              </div>
              {data.barracks.map((barrack) => (
                <BarrackOccupancy key={barrack.id} barrack={barrack} shown={data} />
              ))}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
