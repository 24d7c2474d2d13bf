import './scan.css';

import { paths } from '@byggtun/shared/contract/paths';
import { usePortal } from '@byggtun/shared/portal/portal';
import { DialogFrame } from '@byggtun/shared/ui/DialogFrame';
import { PlainButton } from '@byggtun/shared/ui/PlainButton';
import { useState } from 'react';

import { ScanPicture } from './ScanPicture';
import { useCamera } from './useCamera';
import { useScannedOrder } from './useScannedOrder';

interface ScanOrderProps {
  /** Called when the dialog is gone. */
  onClosed: () => void;
}

/** Reads the code of a delivery note or a parcel with the camera, and goes to the order that it names, where goods are received. */
export function ScanOrder({ onClosed }: ScanOrderProps) {
  const { navigate } = usePortal();
  const [code, setCode] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [isFound, setFound] = useState(false);
  const active = !isLeft && !isFound;
  const camera = useCamera(active);
  const { found, problem, said, retry } = useScannedOrder(code);
  if (found && !isFound) setFound(true);
  return (
    <DialogFrame
      open={active}
      title="Skann følgeseddel eller pakke"
      footer={<PlainButton onClick={() => setLeft(true)}>Avbryt</PlainButton>}
      onLeave={() => setLeft(true)}
      onClosed={() => {
        onClosed();
        if (found && !isLeft) navigate(paths.houseOrder(found.projectId, found.houseId, found.id));
      }}
    >
      {camera.problem ? (
        <p className="bt-form-failure" role="alert">
          {camera.problem}
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
