import { useEffect, useEffectEvent, useState } from 'react';

import { usePortal } from '../portal/portal';

/**
 * While active, Back calls `onBack` instead of leaving the page: for what lies over it. What stays open after it, because it
 * asks first or is at work, has a Back again.
 */
export function useLayer(active: boolean, onBack: () => void): void {
  const { layers } = usePortal();
  const [backs, setBacks] = useState(0);
  const goBack = useEffectEvent(() => {
    setBacks(backs + 1);
    onBack();
  });
  useEffect(() => (active ? layers?.enter(() => goBack()) : undefined), [layers, active, backs]);
}
