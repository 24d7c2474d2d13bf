import { forgetPerson } from './forgetPerson';
import { InactivityNotice } from './InactivityNotice';
import { KioskCodes } from './KioskCodes';
import { KioskGate } from './KioskGate';
import { KioskStart } from './KioskStart';
import { leaving } from './leaving';

/** All that only kiosks need, in a chunk that other hosts never fetch; a kiosk does not start without it. */
export const kioskPart = { KioskGate, KioskCodes, KioskStart, InactivityNotice, leaving, forgetPerson };

export type KioskPart = typeof kioskPart;
