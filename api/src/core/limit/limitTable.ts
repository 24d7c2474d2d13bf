import { fileLimits } from './fileLimits';
import { type Limit, limit } from './limitRow';

/**
 * Every limit that keeps one person, file or frame from stopping the portal for others; each can be set in the environment
 * (`limitSetting`). What holds of the wire itself (lengths of texts) stands in the contract. docs/product/limits.md says it to operators.
 */
export const limitTable = {
  callsAtOnce: limit(8, 'person', 'kall', 'Kall som utføres samtidig; de neste venter på tur'),
  callsWaiting: limit(50, 'person', 'kall', 'Kall som venter på tur; flere svares 429'),
  callsPerMinute: limit(1500, 'person', 'kall', 'Kall i minuttet; flere svares 429'),
  addressCallsPerMinute: limit(
    6000,
    'address',
    'kall',
    'Kall uten innlogging, eller med en ugyldig, i minuttet; flere svares 429',
  ),
  waitSeconds: limit(10, 'instance', 'sekunder', 'Så lenge venter et kall på tur før det svares 503'),

  hubMessagesPerSecond: limit(
    20,
    'connection',
    'meldinger',
    'Meldinger i sekundet til huben; en forbindelse som sender flere, lukkes',
  ),
  hubMessagesPerFrame: limit(
    10,
    'connection',
    'meldinger',
    'Meldinger i én ramme til huben; en forbindelse som sender flere, lukkes',
  ),
  hubPauseSeconds: limit(
    30,
    'person',
    'sekunder',
    'Så lenge slipper den som har sendt for mye til huben, ikke inn på den igjen',
  ),
  hubInvocationsAtOnce: limit(
    2,
    'person',
    'kall',
    'Kall til huben som utføres samtidig; de neste venter på tur',
  ),
  hubConnectionsPerPerson: limit(
    30,
    'person',
    'forbindelser',
    'Åpne forbindelser til huben (én for hver fane); flere svares 429',
  ),
  hubConnectionsPerAddress: limit(
    2000,
    'address',
    'forbindelser',
    'Åpne forbindelser til huben; flere svares 429',
  ),
  hubConnections: limit(5000, 'instance', 'forbindelser', 'Åpne forbindelser til huben; flere svares 503'),
  hubConnectsPerMinute: limit(
    120,
    'person',
    'forbindelser',
    'Nye forbindelser til huben i minuttet; flere svares 429',
  ),
  hubRefusalsPerMinute: limit(
    60,
    'address',
    'forsøk',
    'Forsøk i minuttet på å nå huben uten gyldig innlogging; flere svares 429 uten å bli sett på',
  ),
  hubHandshakeSeconds: limit(
    10,
    'connection',
    'sekunder',
    'Så lenge kan en forbindelse til huben vente med å si hvilken protokoll den snakker',
  ),
  hubRecheckSeconds: limit(
    60,
    'instance',
    'sekunder',
    'Så lenge kan den som har mistet en rettighet, høyst høre av huben hvis databasen ikke får sagt fra',
  ),

  signInTries: limit(
    5,
    'person',
    'forsøk',
    'Gale passord fra én enhet eller adresse før det må ventes mellom forsøkene',
  ),
  signInWaitSeconds: limit(
    30,
    'person',
    'sekunder',
    'Så lenge må det høyst ventes mellom to forsøk på å logge inn',
  ),
  signInFailuresPerAccount: limit(
    100,
    'person',
    'forsøk',
    'Gale passord for én konto fra ukjente enheter før hver adresse må vente fra første gale forsøk',
  ),
  signInFailuresPerAddress: limit(
    100,
    'address',
    'forsøk',
    'Gale passord på ti minutter fra ukjente enheter; flere svares 429',
  ),
  signInsAtOnce: limit(
    1,
    'instance',
    'forsøk',
    'Passord som kontrolleres samtidig, av kjente og av ukjente enheter for seg',
  ),
  signInsWaiting: limit(20, 'address', 'forsøk', 'Innlogginger som venter på tur; flere svares 503'),
  signInPagesPerMinute: limit(
    300,
    'address',
    'innlogginger',
    'Innlogginger som begynnes i minuttet; flere svares 429',
  ),
  signInCallsPerMinute: limit(
    1200,
    'address',
    'kall',
    'Kall i minuttet til den innebygde innloggingen; flere svares 429',
  ),

  ...fileLimits,

  listsAtOnce: limit(3, 'person', 'kall', 'Lister som leses samtidig; de neste venter på tur'),
  listsAtOnceInAll: limit(
    12,
    'instance',
    'kall',
    'Lister som leses samtidig av alle; de neste venter på tur',
  ),
  listSeconds: limit(10, 'instance', 'sekunder', 'Så lenge kan en liste leses før det stoppes og svares 503'),
  exportsAtOnce: limit(
    1,
    'person',
    'filer',
    'Eksporter og utskrifter som lages samtidig; de neste venter på tur',
  ),
  exportsAtOnceInAll: limit(
    3,
    'instance',
    'filer',
    'Eksporter og utskrifter som lages samtidig for alle; de neste venter på tur',
  ),
  exportSeconds: limit(
    600,
    'instance',
    'sekunder',
    'Så lenge kan en eksport lages og hentes før den brytes av',
  ),

  mailsPerHour: limit(
    100,
    'person',
    'e-poster',
    'E-poster i timen som det en gjør, fører til; flere venter en time og samles i én til hver mottaker',
  ),
  mailGatherMinutes: limit(
    5,
    'person',
    'minutter',
    'Så lenge etter en e-post samles det som skjer videre i saken, i den neste',
  ),

  bodySeconds: limit(120, 'connection', 'sekunder', 'Så lenge kan en forespørsel sendes før det svares 408'),
  headerSeconds: limit(
    15,
    'connection',
    'sekunder',
    'Så lenge kan hodet i en forespørsel sendes før det svares 408',
  ),
  idleSeconds: limit(65, 'connection', 'sekunder', 'Så lenge er en forbindelse åpen uten at noe skjer'),
  connections: limit(
    5000,
    'instance',
    'forbindelser',
    'Åpne forbindelser; flere lukkes. Settes lavere av seg selv når prosessen har for få filer',
  ),
  connectionsPerAddress: limit(2500, 'address', 'forbindelser', 'Åpne forbindelser; flere lukkes'),

  databaseConnections: limit(20, 'instance', 'forbindelser', 'Forbindelser til databasen'),
  statementSeconds: limit(30, 'instance', 'sekunder', 'Så lenge kan én spørring i databasen ta'),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limitTable;

/** The figure of each limit, as it is set. */
export type LimitValues = Readonly<Record<LimitName, number>>;

export const limitNames = Object.keys(limitTable) as LimitName[];

/** A limit's name in the environment: `callsAtOnce` is `BYGGTUN_LIMIT_CALLS_AT_ONCE`. */
export const limitSetting = (name: LimitName): string =>
  `BYGGTUN_LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
