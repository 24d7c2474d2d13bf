import './booking.css';

import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import type { Barrack, BarrackRoom } from '@byggtun/shared/contract/barrack';
import { bookingTexts, lastBookingDay } from '@byggtun/shared/contract/bookingRules';
import { paths } from '@byggtun/shared/contract/paths';
import { type ChosenDays, RangeCalendar } from '@byggtun/shared/form/RangeCalendar';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { formatDate, today } from '@byggtun/shared/text/date';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Page } from '@byggtun/shared/ui/Page';
import { useState } from 'react';

import { numberIn } from '../numberIn';
import { AvailableRooms } from './AvailableRooms';
import { ProjectLink } from './ProjectLink';
import type { WantedRoom } from './ReserveRoom';

const hint = 'Fra til dato legges inn';

/** Where a room is reserved: the days, then what is free in them (docs/product/bookings.md#booking-a-room). */
export function BookingPage() {
  const projectId = numberIn(useParams().id);
  if (projectId === undefined) return <Navigate to={paths.dashboard} replace />;
  return (
    <Page heading="Legg til booking" subtitle={<ProjectLink projectId={projectId} />}>
      <p className="booking-banner">
        <InfoCircleOutlined aria-hidden />
        <span>
          Dette er booking av rom på brakkerigg. Her kan du legge inn fra til dato for når du ønsker å
          reservere et rom. Du kan kun ha èn aktiv booking per dag.
        </span>
      </p>
      <BookingForm key={projectId} projectId={projectId} />
    </Page>
  );
}

function BookingForm({ projectId }: { projectId: number }) {
  const { notify, back } = usePortal();
  const [{ first, last }, setDays] = useState<ChosenDays>({});
  const [wanted, setWanted] = useState<WantedRoom>();
  const dialog = useDialog(() => import('./ReserveRoom').then((loaded) => loaded.ReserveRoom));
  const period = first !== undefined && last !== undefined ? { fromDate: first, toDate: last } : undefined;

  const reserve = (barrack: Barrack, room: BarrackRoom) => {
    if (!period) return;
    const isSame = wanted?.room.id === room.id && wanted.period.fromDate === first;
    const requestId = isSame && wanted.period.toDate === last ? wanted.requestId : window.crypto.randomUUID();
    setWanted({ requestId, projectId, barrack, room, period });
    dialog.open();
  };
  const close = (isReserved: boolean) => {
    dialog.close();
    if (isReserved) back(paths.projectBookings(projectId));
  };
  return (
    <div className="booking-layout">
      <div className="booking-when">
        <RangeCalendar
          label="Velg fra og til dato"
          min={today()}
          max={lastBookingDay(today())}
          value={{ ...(first !== undefined && { first }), ...(last !== undefined && { last }) }}
          onChange={setDays}
          onSameDay={() => notify('warning', bookingTexts.sameDay)}
        />
        <p className="booking-chosen" role="status">
          {first === undefined ? hint : `Fra ${formatDate(first)} til ${last ? formatDate(last) : '…'}`}
        </p>
      </div>
      {period ? (
        <AvailableRooms projectId={projectId} period={period} onReserve={reserve} />
      ) : (
        <EmptyState text="Velg dagen du kommer og dagen du drar, så ser du hvilke rom som er ledige." />
      )}
      {dialog.Dialog && wanted ? <dialog.Dialog wanted={wanted} onClosed={close} /> : null}
    </div>
  );
}
