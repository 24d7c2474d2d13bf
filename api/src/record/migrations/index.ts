import type { Migrations } from '../../core/database/migrate';
import * as owners from './2026-11-23T0900-owners';
import * as mailSecret from './2026-11-24T2210-mail-secret';
import * as documentsUp from './2026-11-24T2235-documents-up';
import * as mailCalendar from './2026-11-25T0200-mail-calendar';
import * as webhookEvents from './2026-11-25T0905-webhook-events';
import * as personalRecords from './2026-11-25T0915-personal-records';
import * as scannedAttachments from './2026-11-25T1145-scanned-attachments';
import * as foldedNames from './2026-11-25T2228-folded-names';
import * as companyChosen from './2026-11-27T1805-company-chosen';
import * as mailLetters from './2026-11-27T1925-mail-letters';

/** Migrations of what any record may have, by the time of their making. */
export const recordMigrations: Migrations = {
  '2026-11-23T0900-owners': owners,
  '2026-11-24T2210-mail-secret': mailSecret,
  '2026-11-24T2235-documents-up': documentsUp,
  '2026-11-25T0200-mail-calendar': mailCalendar,
  '2026-11-25T0905-webhook-events': webhookEvents,
  '2026-11-25T0915-personal-records': personalRecords,
  '2026-11-25T1145-scanned-attachments': scannedAttachments,
  '2026-11-25T2228-folded-names': foldedNames,
  '2026-11-27T1805-company-chosen': companyChosen,
  '2026-11-27T1925-mail-letters': mailLetters,
};
