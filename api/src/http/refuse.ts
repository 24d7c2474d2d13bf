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

  constructor(
    status: number,
    code: string,
    message: string,
    { fields, headers = {} }: { fields?: Record<string, string[]>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }
}

/** The refusals of the API (document 1, section 8); texts are Norwegian and meant for people. */
export const refuse = {
  /** 400 with texts by field. */
  invalid: (fields: Record<string, string[]>) => new Refusal(400, 'invalid', 'Ugyldig input', { fields }),
  /** 400 with one text: a rule of the business says no, or the record was changed by somebody else meanwhile. */
  rule: (text: string) => new Refusal(400, 'rule', text),
  /** 401: no token, or one that does not hold. */
  unauthorized: () =>
    new Refusal(401, 'unauthorized', 'Du er ikke logget inn', { headers: { 'www-authenticate': 'Bearer' } }),
  /** 403: may be seen, may not be done. */
  forbidden: (text = 'Du har ikke tilgang til dette') => new Refusal(403, 'forbidden', text),
  /** 404: does not exist, or may not be seen. */
  notFound: () => new Refusal(404, 'notFound', 'Ikke funnet'),
  /** 415: a body that is not of the declared kind. */
  unsupported: () => new Refusal(415, 'unsupported', 'Ugyldig forespørsel'),
  /** 503: something that the API needs is away for now. */
  unavailable: (text: string) => new Refusal(503, 'unavailable', text),
};
