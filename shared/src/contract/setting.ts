import * as z from 'zod';

import { projectName } from './checkIn';
import { day } from './day';
import { route } from './route';
import { text } from './text';

/** What a person's settings may hold, by key (docs/product/profile.md#settings); all of them travel as text. */
export const settingValues = {
  /** Day on which the competence dialog was answered, `YYYY-MM-DD`. */
  cometanceUpdated: day,
  /** The person has said that they have no HMS card. */
  noHmsCard: z.enum(['true', 'false']),
  /** Theme: 0 as the device, 1 light, 2 dark. */
  BTDarkMode: z.enum(['0', '1', '2']),
  /** Confirmed safety instructions as JSON (`psiAgreement`). What is put is merged into what is there, project by project. */
  psiAgreement: z.string(),
} as const;

/** Name of a setting. */
export const settingKey = z.enum(['cometanceUpdated', 'noHmsCard', 'BTDarkMode', 'psiAgreement']);

const answer = z.object({
  /** As it was put; null when it never was. */
  value: z.string().nullable(),
});

/** What the portal needs to know of the caller at its start, in one call: settings, each null when it was never put, and where they are. */
export const getStart = route({
  method: 'GET',
  path: '/user/person/settings',
  summary: 'Egne innstillinger og innsjekk til starten',
  tag: 'Bruker',
  answer: z.object({
    cometanceUpdated: z.string().nullable(),
    noHmsCard: z.string().nullable(),
    BTDarkMode: z.string().nullable(),
    /** As `listCurrentProjects` answers them; missing from older servers. */
    currentProjects: z.array(projectName).optional(),
  }),
});

/** One of the caller's own settings. */
export const getSetting = route({
  method: 'GET',
  path: '/user/person/settings/:key',
  summary: 'Egen innstilling',
  tag: 'Bruker',
  params: z.object({ key: settingKey }),
  answer,
});

/** Stores one of the caller's own settings; 400 when the key can't hold it, or (`psiAgreement`) with the reason in `psiTexts`. */
export const putSetting = route({
  method: 'PUT',
  path: '/user/person/settings/:key',
  summary: 'Lagre egen innstilling',
  tag: 'Bruker',
  params: z.object({ key: settingKey }),
  /** Plain text. */
  body: text(10_000),
  answer,
});

export type SettingKey = z.infer<typeof settingKey>;
