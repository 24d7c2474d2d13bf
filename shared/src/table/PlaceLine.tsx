import './place.css';

import { paths } from '../contract/paths';
import { getProject } from '../contract/project';
import { listHouses } from '../contract/projectPlace';
import { Link } from '../portal/router';
import { useCall } from '../portal/useCall';
import { BackLink } from '../ui/BackLink';
import type { Place } from './place';

interface PlaceLineProps {
  place: Place;
  /** The list with nothing left out; absent where there is none. */
  all?: string;
}

/** Which place a list is narrowed to, as the way back there. */
export function PlaceLine({ place: { projectId, houseId }, all }: PlaceLineProps) {
  const input = { params: { id: projectId } };
  const project = useCall(getProject, input, { quiet: true }).data;
  const houses = useCall(listHouses, houseId === undefined ? null : input, { quiet: true }).data;
  const house = houses?.find(({ id }) => id === houseId);
  const names = [house?.name, project?.name].filter(Boolean).join(', ');
  return (
    <p className="place-line">
      <BackLink
        to={houseId === undefined ? paths.project(projectId) : paths.house(projectId, houseId)}
        text={names || 'Til prosjektet'}
      />
      {all ? <Link to={all}>Vis alle</Link> : null}
    </p>
  );
}
