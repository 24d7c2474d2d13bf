/** The steps between an address and an area on screen, in order; a failure names the one where it stopped. */
export const phases = ['allowed', 'range', 'manifest', 'entry', 'module', 'mount'] as const;

export type Phase = (typeof phases)[number];

interface PhaseRules {
  /** What people read. */
  name: string;
  /** Milliseconds that it may take, all its tries together. */
  limit: number;
  /** Milliseconds before each further try; none means that it is tried once. */
  retryDelays: readonly number[];
  /** What the error card says when it stops there, unless the step has a sentence of its own. */
  text: string;
}

const atOnce = { limit: 100, retryDelays: [] } as const;

/** Long enough for a phone with one bar, short enough that nobody believes that the page has hung. */
export const phaseTable: Record<Phase, PhaseRules> = {
  allowed: { ...atOnce, name: 'tilgang', text: 'Denne delen av portalen er ikke tilgjengelig her.' },
  range: { ...atOnce, name: 'versjon', text: 'Denne delen krever en annen versjon av portalen.' },
  manifest: {
    ...atOnce,
    name: 'manifest',
    text: 'Beskrivelsen av denne delen av portalen har en feil. Vi prøver gjerne på nytt.',
  },
  entry: {
    name: 'henting',
    limit: 6_500,
    retryDelays: [300, 900],
    text: 'Denne delen av portalen kunne ikke hentes. Sjekk nettverket og prøv igjen.',
  },
  module: {
    name: 'lasting',
    limit: 7_000,
    retryDelays: [300, 900],
    text: 'Denne delen av portalen kunne ikke lastes ferdig. Prøv igjen.',
  },
  mount: {
    name: 'visning',
    limit: 4_000,
    retryDelays: [],
    text: 'Noe gikk galt da siden skulle vises. Det du har lagret, er tatt vare på.',
  },
};

/** Milliseconds from the visit to the page, all phases together; a hanging host must not keep the page. */
export const visitTimeout = 8_000;

/** Milliseconds of one try to fetch an entry, so that one that hangs leaves time for another. */
export const entryTry = 3_000;
