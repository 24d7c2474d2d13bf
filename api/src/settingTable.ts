import { z } from 'zod';

const text = z.string().min(1);
const list = text.transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''));

/** Every setting: the name in the environment, how it is read, its default as text, and what it means. */
export const settingTable = {
  PORT: { read: z.coerce.number().int().min(0).max(65535), fallback: '4000', meaning: 'Port to listen on' },
  HOST: { read: text, fallback: '127.0.0.1', meaning: 'Address to listen on' },
  BYGGTUN_PUBLIC_URL: {
    read: z.url({ protocol: /^https?$/ }),
    fallback: 'http://localhost:PORT',
    meaning: 'Address that browsers use; the same for every instance behind one name',
  },
  BYGGTUN_DATA: { read: text, fallback: '.data', meaning: 'Folder of the embedded database and the files' },
  DATABASE_URL: {
    read: z.url({ protocol: /^postgres(ql)?$/ }),
    fallback: undefined,
    meaning: 'PostgreSQL to use instead of the embedded one',
  },
  BYGGTUN_DIST: { read: text, fallback: 'dist', meaning: 'Folder of the built shell and areas' },
  OIDC_AUTHORITY: {
    read: z.url({ protocol: /^https?$/ }),
    fallback: undefined,
    meaning: 'External identity provider; when set: production mode, no demo users and no embedded provider',
  },
  OIDC_CLIENT_ID: {
    read: text,
    fallback: 'byggtun-portal',
    meaning: "The portal's client id at the provider",
  },
  OIDC_AUDIENCE: {
    read: text,
    fallback: 'urn:byggtun:api',
    meaning: 'Audience that access tokens must carry',
  },
  OIDC_API_SCOPES: {
    read: list,
    fallback: 'byggtun',
    meaning: "Scopes of the API's token, separated by space",
  },
  OIDC_GRAPH_SCOPES: {
    read: list,
    fallback: undefined,
    meaning: 'Scopes for Microsoft Graph, separated by space',
  },
  OIDC_PROTOCOL: {
    read: z.enum(['OIDC', 'AAD']),
    fallback: undefined,
    meaning: 'AAD for Microsoft Entra ID (the default for its addresses), otherwise OIDC',
  },
  KIOSK_HOSTS: { read: list, fallback: 'kiosk.localhost:PORT', meaning: 'Hosts that are kiosks, host:port' },
  INFOTECH_KEY: {
    read: z.string().min(16),
    fallback: undefined,
    meaning: 'Key of the access-control system (at least 16 characters); without it the endpoint is closed',
  },
  LOG_LEVEL: {
    read: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    fallback: 'warn',
    meaning: 'How much is logged',
  },
  BYGGTUN_ALLOW_DEMO_USERS_ON_NETWORK: {
    read: z.enum(['yes', 'no']),
    fallback: 'no',
    meaning: 'yes: listen beyond loopback although everybody knows the demo password',
  },
} as const;

export type SettingName = keyof typeof settingTable;
