import WarningFilled from '@ant-design/icons/WarningFilled';

import { PlaceState, type PlaceStateProps } from './PlaceState';

/** Stands where a thing would be of which it is not known whether it is there: something went wrong. */
export const FailedState = (said: PlaceStateProps) => (
  <PlaceState {...said} icon={<WarningFilled className="bt-empty-icon" aria-hidden />} />
);
