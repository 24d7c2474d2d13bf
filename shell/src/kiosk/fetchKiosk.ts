import type { KioskPart } from './kioskPart';

/** The code that only kiosks need; one that has started has it already, with or without a network. */
export const fetchKiosk = (): Promise<KioskPart> =>
  import(/* webpackChunkName: "kiosk" */ './kioskPart').then(({ kioskPart }) => kioskPart);
