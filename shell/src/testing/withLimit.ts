/** A network for the service worker, whose calls must all end some time: one without would hold up the version that follows. */
export const withLimit = (answer: (address: string) => Promise<Response>): typeof fetch =>
  ((asked: string | Request, init?: RequestInit) =>
    init?.signal
      ? answer(typeof asked === 'string' ? asked : asked.url)
      : Promise.reject(new Error('A call without a limit'))) as typeof fetch;
