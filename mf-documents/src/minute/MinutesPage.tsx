import './minutes.css';

import { listMinutes } from '@byggtun/shared/contract/minute';
import { paths } from '@byggtun/shared/contract/paths';
import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { useState } from 'react';

import { numberIn } from '../numberIn';
import { ProjectLink } from '../project/ProjectLink';
import { SortButton } from '../sort/SortButton';
import { MinuteCard } from './MinuteCard';
import { minuteColumns, type MinuteOrder, sortMinutes } from './sortMinutes';
import { useMinuteFile } from './useMinuteFile';

/** The minutes of a project's meetings (docs/product/documents.md#minutes). */
export function MinutesPage() {
  const projectId = numberIn(useParams().id);
  const input = projectId === undefined ? null : { params: { id: projectId } };
  const minutes = useCall(listMinutes, input, { quiet: true });
  const [order, setOrder] = useState<MinuteOrder>({ by: 'name', desc: true });
  const file = useMinuteFile();
  if (projectId === undefined) return <Navigate to={paths.dashboard} replace />;
  return (
    <Page
      heading="Møtereferater"
      subtitle={<ProjectLink projectId={projectId} />}
      tools={<SortButton columns={minuteColumns} order={order} onSort={setOrder} />}
    >
      <Loaded call={minutes} skeleton={<Skeleton lines={8} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState text="Det er ingen møtereferater her ennå." />
          ) : (
            <ul className="minutes-cards" aria-label="Møtereferater">
              {sortMinutes(found, order).map((minute) => (
                <MinuteCard
                  key={minute.id}
                  minute={minute}
                  isFetching={file.fetching.some(({ id }) => id === minute.id)}
                  onPress={file.press}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <span role="status" className="bt-hidden">
        {file.fetching.map(({ meetingName }) => `Henter ${meetingName} …`).join(' ')}
      </span>
      {file.dialog}
    </Page>
  );
}
