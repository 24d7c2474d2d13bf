import './booking.css';

import { listProjectBookings } from '@byggtun/shared/contract/booking';
import { paths } from '@byggtun/shared/contract/paths';
import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { LinkButton } from '@byggtun/shared/ui/LinkButton';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { numberIn } from '../numberIn';
import { BookingRow } from './BookingRow';
import { ProjectLink } from './ProjectLink';

/** One's own bookings in a project's barracks (docs/product/bookings.md). */
export function BookingsPage() {
  const projectId = numberIn(useParams().id);
  const input = projectId === undefined ? null : { params: { projectId } };
  const bookings = useCall(listProjectBookings, input, { quiet: true });
  if (projectId === undefined) return <Navigate to={paths.dashboard} replace />;
  return (
    <Page
      heading="Bookinger"
      subtitle={<ProjectLink projectId={projectId} />}
      actions={
        <>
          <LinkButton to={paths.projectOccupancy(projectId)} text="Vis belegg" />
          <LinkButton primary to={paths.projectBooking(projectId)} text="Legg til booking" />
        </>
      }
    >
      <Loaded
        call={bookings}
        skeleton={
          <div className="bt-card">
            <Skeleton lines={6} />
          </div>
        }
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState text="Du har ingen bookinger i dette prosjektet." />
          ) : (
            <ul className="bt-card bookings" aria-label="Bookinger">
              {found.map((booking) => (
                <BookingRow key={booking.id} booking={booking} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}
