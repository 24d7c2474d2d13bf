import { useEffect, useState } from 'react';

import { canReadCodes } from './codeReader';

/** Whether this browser can scan codes; false until that is known. */
export function useCanScan(): boolean {
  const [canScan, setCanScan] = useState(false);
  useEffect(() => {
    let isOver = false;
    void canReadCodes().then((can) => {
      if (!isOver) setCanScan(can);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return canScan;
}
