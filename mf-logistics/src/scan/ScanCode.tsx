import './scan.css';

import type { Order } from '@byggtun/shared/contract/order';
import { DialogFrame } from '@byggtun/shared/ui/DialogFrame';
import { PlainButton } from '@byggtun/shared/ui/PlainButton';
import { useState } from 'react';

import { cameraProblem } from './cameraProblem';
import { ScanPicture } from './ScanPicture';
import { useCamera } from './useCamera';
import { type Scanned, useScanned } from './useScanned';

interface ScanCodeProps {
  /** The order whose goods are received; undefined where any order is looked for. */
  here: Order | undefined;
  /** Called when the dialog is gone. @param found what the code leads to; undefined when the dialog was left */
  onClosed: (found: Scanned | undefined) => void;
}

/** Reads the code of a delivery note or a parcel with the camera, until one leads somewhere. */
export function ScanCode({ here, onClosed }: ScanCodeProps) {
  const [code, setCode] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [led, setLed] = useState<Scanned>();
  const active = !isLeft && !led;
  const camera = useCamera(active);
  const { found, problem, said, retry } = useScanned(code, here);
  if (found && !led) setLed(found);
  return (
    <DialogFrame
      open={active}
      title="Skann følgeseddel eller pakke"
      footer={<PlainButton onClick={() => setLeft(true)}>Avbryt</PlainButton>}
      onLeave={() => setLeft(true)}
      onClosed={() => onClosed(isLeft ? undefined : led)}
    >
      {camera.error ? (
        <p className="bt-form-failure" role="alert">
          {cameraProblem(camera.error, here ? 'Finn varen' : 'Søk etter ordrenummeret')}
        </p>
      ) : (
        <div className="scan">
          <ScanPicture stream={camera.stream} onCode={setCode} />
          {problem ? (
            <p className="bt-form-failure" role="alert">
              {problem} <PlainButton onClick={retry}>Prøv igjen</PlainButton>
            </p>
          ) : (
            <p role="status">{camera.stream ? said : 'Åpner kameraet …'}</p>
          )}
        </div>
      )}
    </DialogFrame>
  );
}
