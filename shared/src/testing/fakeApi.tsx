import type { ErrorAnswer } from '../contract/error';
import type { Route, RouteAnswer, RouteInput } from '../contract/route';
import { type CallInput, callPath } from '../http/request';

/** How one call ends. */
type Reply = { status: number; body: unknown } | 'noAnswer';

interface Handler {
  route: Route;
  reply: (input: CallInput) => Reply | Promise<Reply>;
}

/** The network of a test: answers by contract, refuses what the contract does not allow. */
export interface FakeApi {
  /** Answers a route from now on; what does not fit its schema fails the test. */
  answer: <R extends Route>(
    route: R,
    reply: (input: RouteInput<R>) => RouteAnswer<R> | Promise<RouteAnswer<R>>,
  ) => void;
  /** Refuses a route from now on. */
  refuse: (route: Route, status: number, answer?: Partial<ErrorAnswer>) => void;
  /** Lets a route go unanswered from now on. */
  drop: (route: Route) => void;
  /** What a route was called with, oldest first. */
  calls: <R extends Route>(route: R) => RouteInput<R>[];
}

/** Puts a fake network in the place of `fetch`. */
export function fakeApi(): FakeApi {
  const handlers: Handler[] = [];
  const made: { route: Route; input: CallInput }[] = [];
  const put = (handler: Handler) => handlers.unshift(handler);

  globalThis.fetch = async (address, init) => {
    if (typeof address !== 'string') throw new Error('calls of the portal are made by address');
    const { handler, input } = find(handlers, address, init);
    made.push({ route: handler.route, input });
    const reply = await Promise.race([handler.reply(input), givenUp(init?.signal)]);
    if (reply === 'noAnswer') throw new TypeError('Failed to fetch');
    const { status, body } = reply;
    const give = () => Promise.resolve(body);
    const text = () => Promise.resolve(JSON.stringify(body));
    const headers = new Headers();
    return { ok: status < 400, status, headers, body: null, json: give, blob: give, text } as Response;
  };

  return {
    answer: (route, reply) =>
      put({
        route,
        reply: async (input) => ({ status: 200, body: route.answer.parse(await reply(input as never)) }),
      }),
    refuse: (route, status, answer = {}) =>
      put({ route, reply: () => ({ status, body: { error: 'refused', message: '', ...answer } }) }),
    drop: (route) => put({ route, reply: () => 'noAnswer' }),
    calls: (route) => made.filter((call) => call.route === route).map((call) => call.input as never),
  };
}

function find(handlers: readonly Handler[], address: string, init: RequestInit | undefined) {
  const [path = '', query = ''] = address.replace(/^\/api/, '').split('?');
  const method = init?.method ?? 'GET';
  const asked = `${method} ${address}`;
  const handler = handlers.find(({ route }) => route.method === method && paramsOf(route, path));
  if (!handler) throw new Error(`nobody answers ${asked}`);
  const params = paramsOf(handler.route, path) ?? {};
  const body = readBody(init);
  const input: CallInput = { params, query: Object.fromEntries(new URLSearchParams(query)), body };
  handler.route.body?.parse(body);
  handler.route.query?.parse(input.query);
  if (callPath(handler.route, { params }) !== path) throw new Error(`${asked} is written in two ways`);
  return { handler, input };
}

/** Never answers, but breaks off when the caller does. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

function readBody(init: RequestInit | undefined): unknown {
  if (init?.body instanceof FormData) return Object.fromEntries(init.body);
  if (init?.body instanceof Blob) return init.body;
  if (typeof init?.body !== 'string') return undefined;
  return new Headers(init.headers).get('content-type') === 'text/plain' ? init.body : JSON.parse(init.body);
}

function paramsOf(route: Route, path: string): Record<string, string> | undefined {
  const pattern = new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const found = pattern.exec(path);
  const values = Object.entries(found?.groups ?? {}).map(([name, value]) => [
    name,
    decodeURIComponent(value),
  ]);
  return found ? (Object.fromEntries(values) as Record<string, string>) : undefined;
}
