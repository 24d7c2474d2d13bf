import { z } from 'zod';

import { addressOfHost } from '../http/addressOfHost';
import { areAddresses } from '../http/areAddresses';
import { isAddress, isSafeAddress } from '../release/store/address';

const text = z.string().min(1);
/** A server's address; without the `//` all that follows, the password too, would be read as something else. */
const server = (protocol: RegExp) => z.url({ protocol }).refine(isAddress);
/** Where events go: safe on the way, and no password in an address, which is not sent. */
const isReceiver = (address: string) =>
  isSafeAddress(address) && new URL(address).username === '' && new URL(address).password === '';
/** The parts of `clamd.internal:3310` or `[::1]:3310`. */
const readAddress = (address: string) => {
  const [, v6, name, port] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(address) ?? [];
  return { host: v6 ?? name, port: Number(port) };
};
const list = text.transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''));

/** Every setting: environment name, reader, default as text, and meaning, in the words that refuse a wrong value (as `shownValue` repeats it). */
export const settingTable = {
  PORT: {
    read: z.coerce.number().int().min(0).max(65535),
    fallback: '4000',
    meaning: 'Porten det lyttes på, 0 til 65535',
  },
  HOST: { read: text, fallback: '127.0.0.1', meaning: 'Adressen det lyttes på' },
  BYGGTUN_PUBLIC_URL: {
    read: z.url({ protocol: /^https?$/ }),
    fallback: 'http://localhost:PORT',
    meaning: 'Adressen nettlesere bruker, med http eller https; den samme for alle instanser bak ett navn',
  },
  BYGGTUN_TRUSTED_PROXIES: {
    read: list.refine(areAddresses),
    fallback: undefined,
    meaning:
      'Adressene til proxyene foran portalen, skilt med mellomrom: 10.0.0.5, 10.0.0.0/8, loopback; bare deres X-Forwarded-For og X-Forwarded-Host gjelder',
  },
  BYGGTUN_DATA: { read: text, fallback: '.data', meaning: 'Mappen til den innebygde databasen og filene' },
  DATABASE_URL: {
    read: server(/^postgres(ql)?$/),
    fallback: undefined,
    holdsPassword: true,
    meaning: 'PostgreSQL i stedet for den innebygde: postgresql://bruker:passord@vert:port/database',
  },
  BYGGTUN_RELEASES: {
    read: text.refine((value) => !isAddress(value) || isSafeAddress(value)),
    fallback: 'BYGGTUN_DATA/releases',
    meaning:
      'Lageret med sluppet skall og områder: en mappe, eller https-adressen til en Azure Blob-container (gjerne med SAS-token)',
  },
  BYGGTUN_RELEASES_CONNECTION: {
    read: text,
    fallback: undefined,
    meaning: 'Tilkoblingsstrengen til lagerkontoen, når adressen ikke har SAS-token',
  },
  BYGGTUN_FILES: {
    read: text.refine((value) => !isAddress(value) || isSafeAddress(value)),
    fallback: 'BYGGTUN_DATA/files',
    meaning:
      'Lageret med vedlegg: en mappe (da kan bare én maskin kjøre API-et), eller https-adressen til en Azure Blob-container (gjerne med SAS-token)',
  },
  BYGGTUN_FILES_CONNECTION: {
    read: text,
    fallback: undefined,
    meaning: 'Tilkoblingsstrengen til lagerkontoen for vedlegg, når adressen ikke har SAS-token',
  },
  BYGGTUN_CONVERTER: {
    read: text.refine(
      (value) => !isAddress(value) || z.url({ protocol: /^https?$/ }).safeParse(value).success,
    ),
    fallback: 'auto',
    meaning:
      'Det som gjør Word og Excel om til PDF på kiosker: adressen til en Gotenberg-tjeneste, stien til soffice, embedded (den innebygde), none (ingenting), eller auto: en installert LibreOffice, ellers den innebygde',
  },
  BYGGTUN_SCANNER: {
    read: text.transform(readAddress).pipe(z.object({ host: text, port: z.int().min(1).max(65535) })),
    fallback: undefined,
    meaning:
      'Adressen til clamd, som ser etter virus i filer som lastes opp: vert:port; uten den ser ingen etter',
  },
  BYGGTUN_OVERRIDES: {
    read: z.enum(['admin', 'everyone']),
    fallback: 'admin',
    meaning: 'Hvem som kan kjøre en annen versjon av et område enn den i drift: admin eller everyone',
  },
  BYGGTUN_TIME_REGISTRATION_URL: {
    read: z.url({ protocol: /^https?$/ }),
    fallback: undefined,
    meaning: 'Adressen til timeregistreringen, med http eller https; uten den finnes ikke knappen',
  },
  BYGGTUN_HANDBOOK_URL: {
    read: z.url({ protocol: /^https?$/ }),
    fallback: undefined,
    meaning: 'Adressen til personalhåndboken, med http eller https; uten den finnes ikke knappen',
  },
  BYGGTUN_USER_GUIDE_URL: {
    read: z.url({ protocol: /^https?$/ }),
    fallback: undefined,
    meaning: 'Adressen til brukerveiledningen, med http eller https; uten den finnes ikke knappen',
  },
  AREA_ORIGINS: {
    read: list.refine((origins) =>
      origins.every((each) => isSafeAddress(each) && new URL(each).origin === each),
    ),
    fallback: undefined,
    meaning:
      'Andre opphav områder kan lastes fra, skilt med mellomrom: https://vert; http bare på denne maskinen',
  },
  OIDC_AUTHORITY: {
    read: z.url().refine(isSafeAddress),
    fallback: undefined,
    meaning:
      'Adressen til en ekstern identitetsleverandør, med https (http bare på denne maskinen); da finnes verken demobrukere eller innebygd leverandør',
  },
  OIDC_CLIENT_ID: {
    read: text,
    fallback: 'byggtun-portal',
    meaning: 'Portalens klient-ID hos leverandøren',
  },
  OIDC_AUDIENCE: {
    read: text,
    fallback: 'urn:byggtun:api',
    meaning: 'Mottakeren (aud) som tilgangstokener må ha',
  },
  OIDC_API_SCOPES: {
    read: list,
    fallback: 'byggtun',
    meaning: 'Scopes for API-ets token, skilt med mellomrom',
  },
  OIDC_GRAPH_SCOPES: {
    read: list,
    fallback: undefined,
    meaning: 'Scopes for Microsoft Graph, skilt med mellomrom',
  },
  OIDC_PROTOCOL: {
    read: z.enum(['OIDC', 'AAD']),
    fallback: undefined,
    meaning: 'AAD for Microsoft Entra ID (gjelder av seg selv for dens adresser), ellers OIDC',
  },
  OIDC_EMAILS: {
    read: z.enum(['verified', 'all']),
    fallback: 'verified',
    meaning:
      'Hvilke e-postadresser fra leverandøren som gjelder: verified, de den selv sier er bekreftet, eller all, når den bekrefter alle; gjelder ikke Entra ID',
  },
  KIOSK_HOSTS: {
    read: list.refine((hosts) => hosts.every((host) => addressOfHost(host, 'https:'))),
    fallback: 'kiosk.localhost:PORT',
    meaning: 'Verter som er kiosker, skilt med mellomrom: vert eller vert:port',
  },
  INFOTECH_KEY: {
    read: z.string().min(16),
    fallback: undefined,
    secret: true,
    meaning: 'Nøkkelen til adgangssystemet, minst 16 tegn; uten den er kallet stengt',
  },
  BYGGTUN_PASSAGE_DAYS: {
    read: z.coerce.number().int().min(2).max(365),
    fallback: '14',
    meaning:
      'Hvor mange dager hver passering fra adgangssystemet beholdes, 2 til 365; oversiktslisten beholdes uansett til seks måneder etter at prosjektet er avsluttet',
  },
  SMTP_URL: {
    read: server(/^smtps?$/),
    fallback: undefined,
    holdsPassword: true,
    meaning:
      'E-postserveren: smtp://bruker:passord@vert:port eller smtps://…; uten den legges e-post i mappen outbox',
  },
  MAIL_FROM: {
    read: text,
    fallback: 'Byggtun <ikke-svar@byggtun.example>',
    meaning: 'Avsenderen av e-post',
  },
  BYGGTUN_WEBHOOK_URL: {
    read: z.url().refine(isReceiver),
    fallback: undefined,
    holdsPassword: true,
    meaning:
      'Adressen som får beskjed om hendelser (varemottak), med https (http bare på denne maskinen) og uten bruker og passord; uten den sendes ingenting',
  },
  BYGGTUN_WEBHOOK_SECRET: {
    read: z.string().min(32),
    fallback: undefined,
    secret: true,
    meaning: 'Hemmeligheten som hendelsene signeres med, minst 32 tegn; må settes når adressen er satt',
  },
  LOG_LEVEL: {
    read: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    fallback: 'warn',
    meaning: 'Hvor mye som logges: fatal, error, warn, info, debug, trace eller silent',
  },
  BYGGTUN_ALLOW_DEMO_USERS_ON_NETWORK: {
    read: z.enum(['yes', 'no']),
    fallback: 'no',
    meaning: 'yes lytter utenfor egen maskin selv om alle kjenner demopassordet; ellers no',
  },
} as const;

export type SettingName = keyof typeof settingTable;
