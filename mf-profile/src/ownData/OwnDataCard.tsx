import { getOwnData, ownDataName } from '@byggtun/shared/contract/ownData';
import { saveFile } from '@byggtun/shared/portal/saveFile';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { Card } from '@byggtun/shared/ui/Card';
import { Button } from 'antd';

/** 'Mine data': all that is stored of oneself, as one file (docs/product/profile.md#own-data). */
export function OwnDataCard() {
  const { run, running } = useCommand(getOwnData);
  const save = async () => saveFile(await run({}), ownDataName);
  return (
    <Card title="Mine data">
      <p>
        Her kan du lagre alt som Byggtun har lagret om deg, i én fil. Der står også hvor lenge det blir
        oppbevart.
      </p>
      <Button
        className="profile-action"
        loading={running}
        onClick={() => {
          // Its failure is on the screen already.
          save().catch(() => undefined);
        }}
      >
        Last ned mine data
      </Button>
    </Card>
  );
}
