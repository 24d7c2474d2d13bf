import { fetchInTime, withinTime } from './fetchInTime';

const address = '/config.json';

/** Where the configuration is kept for a start without a network. */
export const configCache = 'byggtun-config';

/**
 * Takes nothing else for the configuration: a proxy answers in the server's place with a fault of its own, a network's sign-in with a page.
 * What throws here counts as no answer, so that the kept one is used and stays.
 */
export const onlyConfig = {
  ...withinTime,
  fetchDidSucceed: ({ response }: { response: Response }): Promise<Response> =>
    response.ok && response.headers.get('content-type')?.startsWith('application/json')
      ? Promise.resolve(response)
      : Promise.reject(new Error('Not the configuration')),
};

/** Keeps the configuration for the next start. @throws when there is none */
export async function keepConfig(): Promise<void> {
  const response = await onlyConfig.fetchDidSucceed({ response: await fetchInTime(address) });
  const cache = await caches.open(configCache);
  await cache.put(address, response);
}
