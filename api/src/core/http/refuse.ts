import { savedBefore, staleCode } from '@byggtun/shared/contract/error';

interface RefusalMore {
  fields?: Record<string, string[]>;
  headers?: Record<string, string>;
  path?: string | undefined;
}

/** A refusal with its answer; thrown anywhere below a route and turned into the error shape in one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Code for programs. */
  readonly code: string;
  /** Texts by field in dotted form. */
  readonly fields: Record<string, string[]> | undefined;
  /** More headers of the answer. */
  readonly headers: Record<string, string>;
  /** Page of the portal that shows what it is about. */
  readonly path: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    { fields, headers = {}, path }: RefusalMore = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.path = path;
  }
}

/** The refusals of the API (docs/product/failures.md#by-answer); texts are Norwegian and meant for people. */
export const refuse = {
  /** 400 with texts by field. */
  invalid: (fields: Record<string, string[]>) => new Refusal(400, 'invalid', 'Ugyldig input', { fields }),
  /** 400 with one text: a rule of the business says no. */
  rule: (text: string) => new Refusal(400, 'rule', text),
  /** 400: the record is no longer as the caller was shown it; nothing is saved. */
  stale: (text: string) => new Refusal(400, staleCode, text),
  /** 400: the form has been saved already, with other content than it has now; @param path the page of what was saved */
  savedBefore: (path?: string) => new Refusal(400, savedBefore.code, savedBefore.text, { path }),
  /** 401: no token, or one that does not hold. */
  unauthorized: () =>
    new Refusal(401, 'unauthorized', 'Du er ikke logget inn', { headers: { 'www-authenticate': 'Bearer' } }),
  /** 403: may be seen, may not be done. */
  forbidden: (text = 'Du har ikke tilgang til dette') => new Refusal(403, 'forbidden', text),
  /** 404: does not exist, or may not be seen. */
  notFound: () => new Refusal(404, 'notFound', 'Ikke funnet'),
  /** 415: a body that is not of the declared kind. */
  unsupported: () => new Refusal(415, 'unsupported', 'Ugyldig forespørsel'),
  /** 499, the status that proxies write for it: the caller has left, and hears nothing. */
  left: () => new Refusal(499, 'left', ''),
  /** 503: something that the API needs is away for now. */
  unavailable: (text: string) => new Refusal(503, 'unavailable', text, { headers: { 'retry-after': '5' } }),
  /** 507: no room for what was to be stored; nothing of it is. */
  noRoom: () =>
    new Refusal(
      507,
      'noRoom',
      'Det er ikke plass til å lagre mer akkurat nå. Ingenting ble lagret. Prøv igjen om en stund.',
    ),
};
