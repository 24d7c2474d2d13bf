import { resolve } from 'node:path';

import type { z } from 'zod';

import { addressOfHost } from '../http/addressOfHost';
import { readLimits } from '../limit/readLimits';
import { isAddress } from '../release/store/address';
import { StartError } from '../start/StartError';
import { type SettingName, settingTable } from './settingTable';
import { shownValue } from './shownValue';

/** The key of the access-control system when nothing else is set and the demo users exist. */
export const demoInfotechKey = 'byggtun-demo-infotech-key';

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

type Value<N extends SettingName> = z.output<(typeof settingTable)[N]['read']>;
type Environment = Readonly<Record<string, string | undefined>>;

const read = <N extends SettingName>(environment: Environment, name: N): Value<N> | undefined => {
  const given = environment[name] || undefined;
  const text = given ?? settingTable[name].fallback;
  if (text === undefined) return undefined;
  const port = environment.PORT || settingTable.PORT.fallback;
  // A key, say, may end in these letters too.
  const followsPort = settingTable[name].fallback?.endsWith('PORT') === true;
  const result = settingTable[name].read.safeParse(followsPort ? text.replace(/PORT$/, port) : text);
  if (!result.success) {
    const shown = shownValue(name, text);
    throw new StartError(
      `Innstillingen ${name} har en ugyldig verdi${shown === undefined ? '' : `: «${shown}»`}. ${settingTable[name].meaning}.`,
    );
  }
  return result.data as Value<N>;
};

const readRequired = <N extends SettingName>(environment: Environment, name: N): Value<N> => {
  const value = read(environment, name);
  if (value === undefined)
    throw new StartError(`Innstillingen ${name} mangler. ${settingTable[name].meaning}.`);
  return value;
};

/** Addresses stay as they are; a folder is made absolute. */
const readPlace = (environment: Environment, name: 'BYGGTUN_RELEASES' | 'BYGGTUN_FILES') => {
  const where = readRequired(environment, name);
  if (isAddress(where)) return where;
  return resolve(where.replace(/^BYGGTUN_DATA(?=\/)/, readRequired(environment, 'BYGGTUN_DATA')));
};

const readProtocol = (environment: Environment, authority: string | undefined) =>
  read(environment, 'OIDC_PROTOCOL') ??
  (authority && new URL(authority).hostname.endsWith('microsoftonline.com') ? 'AAD' : 'OIDC');

/** As browsers ask for them. */
const readKioskHosts = (environment: Environment) => {
  const { protocol } = new URL(readRequired(environment, 'BYGGTUN_PUBLIC_URL'));
  return readRequired(environment, 'KIOSK_HOSTS').flatMap(
    (host) => addressOfHost(host, protocol)?.host ?? [],
  );
};

/** An address is of no use without the secret that the receiver knows us by. */
const readWebhook = (environment: Environment) => {
  const url = read(environment, 'BYGGTUN_WEBHOOK_URL');
  return url === undefined ? undefined : { url, secret: readRequired(environment, 'BYGGTUN_WEBHOOK_SECRET') };
};

/**
 * Reads every setting once, at start.
 * @throws StartError with one sentence when a value is wrong or when the demo users would be open to the network.
 */
export const readSettings = (environment: Environment) => {
  const authority = read(environment, 'OIDC_AUTHORITY')?.replace(/\/$/, '');
  const demo = authority === undefined;
  const host = readRequired(environment, 'HOST');
  if (demo && !isLoopback(host) && read(environment, 'BYGGTUN_ALLOW_DEMO_USERS_ON_NETWORK') !== 'yes') {
    throw new StartError(
      `HOST=${host} åpner demobrukerne, som alle kjenner passordet til, for nettverket. ` +
        'Sett BYGGTUN_ALLOW_DEMO_USERS_ON_NETWORK=yes hvis det er meningen.',
    );
  }
  return {
    port: readRequired(environment, 'PORT'),
    host,
    /** Without a slash at the end. */
    publicUrl: readRequired(environment, 'BYGGTUN_PUBLIC_URL').replace(/\/$/, ''),
    /** Addresses (or networks) of the proxies whose word on the caller's address and host holds. */
    trustedProxies: read(environment, 'BYGGTUN_TRUSTED_PROXIES') ?? [],
    dataFolder: resolve(readRequired(environment, 'BYGGTUN_DATA')),
    databaseUrl: read(environment, 'DATABASE_URL'),
    /** Where releases lie: a folder, or the address of a Blob container. */
    releases: readPlace(environment, 'BYGGTUN_RELEASES'),
    releasesConnection: read(environment, 'BYGGTUN_RELEASES_CONNECTION'),
    /** Where the bytes of attachments lie: a folder, or the address of a Blob container. */
    files: readPlace(environment, 'BYGGTUN_FILES'),
    filesConnection: read(environment, 'BYGGTUN_FILES_CONNECTION'),
    /** What makes PDFs of Word and Excel: an address, the path of `soffice`, or one of the words. */
    converter: readRequired(environment, 'BYGGTUN_CONVERTER'),
    /** The clamd that looks for viruses in files from outside; undefined: nothing looks. */
    scanner: read(environment, 'BYGGTUN_SCANNER'),
    overrides: readRequired(environment, 'BYGGTUN_OVERRIDES'),
    /** The external time-registration system; none by default. */
    timeRegistrationUrl: read(environment, 'BYGGTUN_TIME_REGISTRATION_URL'),
    /** The handbook of developer staff, and the guide for everybody; none by default. */
    handbookUrl: read(environment, 'BYGGTUN_HANDBOOK_URL'),
    userGuideUrl: read(environment, 'BYGGTUN_USER_GUIDE_URL'),
    areaOrigins: read(environment, 'AREA_ORIGINS') ?? [],
    /** True when the demo users and the embedded identity provider exist. */
    demo,
    oidc: {
      /** The external provider's address without a slash at the end; undefined: the embedded one. */
      authority,
      clientId: readRequired(environment, 'OIDC_CLIENT_ID'),
      audience: readRequired(environment, 'OIDC_AUDIENCE'),
      apiScopes: readRequired(environment, 'OIDC_API_SCOPES'),
      graphScopes: read(environment, 'OIDC_GRAPH_SCOPES') ?? [],
      protocol: readProtocol(environment, authority),
      /** Which of its e-mail addresses hold, when it is not Entra ID. */
      emails: readRequired(environment, 'OIDC_EMAILS'),
    },
    /** In small letters, without the port of the public address's protocol. */
    kioskHosts: readKioskHosts(environment),
    infotechKey: read(environment, 'INFOTECH_KEY') ?? (demo ? demoInfotechKey : undefined),
    /** Days for which each passage of the access-control system is kept. */
    passageDays: readRequired(environment, 'BYGGTUN_PASSAGE_DAYS'),
    /** The mail server; undefined: the outbox in the data folder. */
    smtpUrl: read(environment, 'SMTP_URL'),
    mailFrom: readRequired(environment, 'MAIL_FROM'),
    /** Where other systems are told of events, and what that is signed with; undefined: nobody is told. */
    webhook: readWebhook(environment),
    logLevel: readRequired(environment, 'LOG_LEVEL'),
    /** How much anybody may ask for (limit/limitTable.ts). */
    limits: readLimits(environment),
  };
};

export type Settings = ReturnType<typeof readSettings>;
