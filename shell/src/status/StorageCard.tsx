import { getStorage, type StorageUse } from '@byggtun/shared/contract/storage';
import { useCall } from '@byggtun/shared/portal/useCall';
import { formatFileSize } from '@byggtun/shared/text/fileSize';
import { Card } from '@byggtun/shared/ui/Card';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

/** How many companies and projects are named. */
const named = 5;

const percent = new Intl.NumberFormat('nb-NO', { style: 'percent', maximumFractionDigits: 0 });

const taken = (kind: string, { name, bytes }: StorageUse, limit: number): [string, string] => [
  `${kind} ${name}`,
  `${formatFileSize(bytes)} av ${formatFileSize(limit)} (${percent.format(bytes / limit)})`,
];

/** How much room attachments take: of the companies and projects with most, and of the disk. */
export function StorageCard() {
  const storage = useCall(getStorage, {}, { quiet: true });
  return (
    <Card title="Plass til vedlegg">
      <Loaded call={storage} skeleton={<Skeleton />}>
        {({ companies, projects, limits, disk }) => (
          <DefinitionList
            items={[
              [
                'Ledig på disken',
                disk ? `${formatFileSize(disk.free)} av ${formatFileSize(disk.size)}` : 'Ikke på egen disk',
              ],
              ...companies.slice(0, named).map((use) => taken('Firma', use, limits.company)),
              ...projects.slice(0, named).map((use) => taken('Prosjekt', use, limits.project)),
            ]}
          />
        )}
      </Loaded>
    </Card>
  );
}
