import ScanOutlined from '@ant-design/icons/ScanOutlined';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { PlainButton } from '@byggtun/shared/ui/PlainButton';
import { useEffect, useState } from 'react';

import { canReadCodes } from './codeReader';

const loadScan = () => import('./ScanOrder').then((dialog) => dialog.ScanOrder);

/** Opens the scan of a code, where the browser can; otherwise it is not there. */
export function ScanButton() {
  const [canScan, setCanScan] = useState(false);
  const scan = useDialog(loadScan, { early: false });
  useEffect(() => {
    let isOver = false;
    void canReadCodes().then((can) => {
      if (!isOver) setCanScan(can);
    });
    return () => {
      isOver = true;
    };
  }, []);
  if (!canScan) return null;
  return (
    <>
      <PlainButton icon={<ScanOutlined aria-hidden />} onClick={scan.open}>
        Skann kode
      </PlainButton>
      {scan.Dialog ? <scan.Dialog onClosed={scan.close} /> : null}
    </>
  );
}
