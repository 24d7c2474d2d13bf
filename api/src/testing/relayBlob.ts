import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

import { cleanUp } from './cleanUp';

/**
 * A way to a container of a Blob service on this machine that tells what is asked for, and can be bad.
 * @param container as `startAzurite` makes it
 */
export const relayBlob = async (container: { address: string; connection: string }) => {
  const { host, hostname, port } = new URL(container.address);
  const asked: string[] = [];
  let lost: RegExp | undefined;
  const relay = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const line = `${method} ${decodeURIComponent(url)}`;
    asked.push(line);
    const onward = send({ hostname, port, method, path: url, headers }, (answer) => {
      if (lost?.test(line)) {
        lost = undefined;
        answer.resume();
        response.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const own = `127.0.0.1:${(relay.address() as AddressInfo).port}`;
  const stop = () => {
    relay.close();
    relay.closeAllConnections();
    return Promise.resolve();
  };
  cleanUp(stop);
  return {
    address: container.address.replace(host, own),
    connection: container.connection.replace(host, own),
    /** How often something was asked for whose method and path have this in them. */
    countOf: (part: string) => asked.filter((line) => line.includes(part)).length,
    /** The next such request, method and path, is carried out, and its caller hears nothing of it. */
    loseAnswer: (request: RegExp) => {
      lost = request;
    },
    /** The service can't be reached any more by this way. */
    stop,
  };
};
