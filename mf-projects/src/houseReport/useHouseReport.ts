import type { getOptionsReport } from '@byggtun/shared/contract/projectFile';
import { usePortal } from '@byggtun/shared/portal/portal';
import { saveFile } from '@byggtun/shared/portal/saveFile';
import { useCommand } from '@byggtun/shared/portal/useCommand';

import type { HouseReportKind } from './houseReportKind';

/** docs/product/failures.md#in-place */
const noDownload = 'Feil ved nedlasting';

/** Fetches a document of a house and lets the browser save it; the failure is told. */
export function useHouseReport({ route, name }: HouseReportKind) {
  const { notify } = usePortal();
  const { run, running } = useCommand(route as typeof getOptionsReport, { hideLoader: true });
  const save = async (houseId: number | undefined, houseName: string) => {
    if (houseId === undefined) return notify('error', noDownload);
    try {
      const file = await run({ params: { id: houseId }, query: {} });
      if (file.size === 0) return notify('error', noDownload);
      return saveFile(file, `${name} ${houseName}`.trim() + '.pdf');
    } catch {
      // It has been told.
    }
  };
  return { running, save };
}
