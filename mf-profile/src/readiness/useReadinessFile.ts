import { exportTable } from '@byggtun/shared/contract/exportTable';
import { usePortal } from '@byggtun/shared/portal/portal';
import { saveFile } from '@byggtun/shared/portal/saveFile';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { exportName } from '@byggtun/shared/table/exportForm';

const columns = [
  ['fullName', 'Navn'],
  ['email', 'E-post'],
  ['mobile', 'Mobil'],
  ['hmsCardNumber', 'HMS-kort nr'],
  ['hmsCardLastDay', 'HMS-kort gyldig til'],
  ['hmsCard', 'HMS-kort'],
  ['courses', 'Kurs'],
  ['psi', 'PSI'],
].map(([dataKey = '', name = '']) => ({
  ...{ dataKey, name, exportCol: true },
  breakText: dataKey === 'courses' || dataKey === 'psi',
}));

/** Fetches the overview as an Excel file and lets the browser save it. */
export function useReadinessFile() {
  const { notify } = usePortal();
  const { run, running } = useCommand(exportTable);
  const fetchFile = async () => {
    const FileName = exportName('mangler før byggeplassen');
    const rows = { list: 'readiness', headers: [] };
    saveFile(await run({ body: { FileName, columns, rows } }), `${FileName}.xlsx`);
    notify('success', 'Filen er lastet ned.');
  };
  return {
    running,
    save: () => {
      // Its failure is on the screen already.
      fetchFile().catch(() => undefined);
    },
  };
}
