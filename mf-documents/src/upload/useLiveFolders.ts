import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { useThrottle } from '@byggtun/shared/ui/useThrottle';

import { useRefreshFolders } from './useRefreshFolders';

/** At most one fetch in this many milliseconds, however many files come. */
const throttle = 1500;

/** Shows what others put into folders while one looks at them. */
export function useLiveFolders(): void {
  const refresh = useThrottle(useRefreshFolders(), throttle);
  useHubEvent('OnCaseChanged', ({ type }) => {
    if (type === 'revision') refresh();
  });
}
