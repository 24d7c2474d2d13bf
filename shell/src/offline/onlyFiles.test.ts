import { onlyConfig } from '../worker/keptConfig';
import { onlyFiles } from '../worker/onlyFiles';

const answerOf = (type: string) => ({ headers: new Headers({ 'content-type': type }) }) as Response;

test.each([
  ['text/javascript; charset=utf-8', true],
  ['text/css', true],
  ['text/html; charset=utf-8', false],
])("the shell's own files: %s is taken: %s", async (type, isTaken) => {
  const response = answerOf(type);
  const taken = await onlyFiles.fetchDidSucceed({ response }).catch(() => undefined);
  expect(taken).toBe(isTaken ? response : undefined);
});

test.each([
  ['the configuration', onlyConfig],
  ["the shell's own files", onlyFiles],
])('%s: what workbox fetches ends with its time', async (_what, plugin) => {
  const time = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  const made = jest.fn((_request: Request, init: RequestInit) => init);
  Reflect.set(globalThis, 'Request', function request(asked: Request, init: RequestInit) {
    return made(asked, init);
  });
  const asked = await plugin.requestWillFetch({ request: {} as Request });
  time.abort();
  expect(asked.signal.aborted).toBe(true);
  jest.restoreAllMocks();
});
