import { getOwnData, ownDataName, ownPaperName, printOwnData } from '@byggtun/shared/contract/ownData';
import { usePortal } from '@byggtun/shared/portal/portal';
import { saveFile } from '@byggtun/shared/portal/saveFile';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { Card } from '@byggtun/shared/ui/Card';
import { Button } from 'antd';

interface SaveOwnDataProps {
  route: typeof getOwnData | typeof printOwnData;
  fileName: string;
  text: string;
}

function SaveOwnData({ route, fileName, text }: SaveOwnDataProps) {
  const { run, running } = useCommand(route);
  const save = async () => saveFile(await run({}), fileName);
  return (
    <Button
      loading={running}
      onClick={() => {
        // Its failure is on the screen already.
        save().catch(() => undefined);
      }}
    >
      {text}
    </Button>
  );
}

/**
 * 'Mine data': all that is stored of oneself, as a file for machines and on paper (docs/product/profile.md#own-data). Not on kiosks: a file would
 * stay there for the next person.
 */
export function OwnDataCard() {
  const { kiosk } = usePortal();
  if (kiosk) return null;
  return (
    <Card title="Mine data">
      <p>
        Her kan du lagre alt som Byggtun har lagret om deg. Der står også hvor lenge det blir oppbevart.
        PDF-filen er til å lese, datafilen har alt.
      </p>
      <div className="profile-saves">
        <SaveOwnData route={printOwnData} fileName={ownPaperName} text="Last ned som PDF" />
        <SaveOwnData route={getOwnData} fileName={ownDataName} text="Last ned som datafil (JSON)" />
      </div>
    </Card>
  );
}
