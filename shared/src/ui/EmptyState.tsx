import InboxOutlined from '@ant-design/icons/InboxOutlined';

import { PlaceState, type PlaceStateProps } from './PlaceState';

/** Stands where a thing would be that is not there. */
export const EmptyState = (said: PlaceStateProps) => (
  <PlaceState {...said} icon={<InboxOutlined className="bt-empty-icon" aria-hidden />} />
);
