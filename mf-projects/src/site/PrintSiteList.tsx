import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import { printSiteDays, type SiteDayRow } from '@byggtun/shared/contract/siteList';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { saveFile } from '@byggtun/shared/portal/saveFile';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { exportName } from '@byggtun/shared/table/exportForm';
import { listFilter } from '@byggtun/shared/table/listBody';
import type { ListDefinition } from '@byggtun/shared/table/listDefinition';
import { useList } from '@byggtun/shared/table/useList';
import { Button } from 'antd';

interface PrintSiteListProps {
  projectId: number;
  /** Name of the site, for the file's. */
  name: string;
  definition: ListDefinition<SiteDayRow>;
}

/** Saves the lines that the list shows now as PDF, to be printed or shown to the authorities. */
export function PrintSiteList({ projectId, name, definition }: PrintSiteListProps) {
  const list = useList(definition);
  const { run, running } = useCommand(printSiteDays, ownProgress);
  const print = async () => {
    const file = await run({ params: { id: projectId }, body: listFilter(definition, list) });
    saveFile(file, `${exportName(`oversiktsliste ${name}`)}.pdf`);
  };
  return (
    <Button
      icon={<FilePdfOutlined aria-hidden />}
      loading={running}
      // Whoever asks is told of a failure by the command.
      onClick={() => void print().catch(() => undefined)}
    >
      Last ned PDF
    </Button>
  );
}
