import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { createSignInFlow } from '@byggtun/api/testing/signInFlow';
import { WebSocket } from 'ws';

import { type Arena, type Attack, times } from '../arena';

const open = ({ port, note }: Arena): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.once('close', () => note('closed'));
  return socket;
};

const separator = '\u001e';
const invocation = `${JSON.stringify({ type: 1, invocationId: '1', target: 'ConnectHub', arguments: [1] })}${separator}`;

/** Speaks to the hub without a client that waits for answers. */
const floodHub = async ({ port, token, note }: Arena, frame: string, frames: number) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/hubs/portal?access_token=${token}`);
  socket.on('error', () => note('refused'));
  const closed = once(socket, 'close').then(([code]) => note(Number(code)));
  socket.once('open', () => {
    socket.send(`{"protocol":"json","version":1}${separator}`);
    for (let sent = 0; sent < frames; sent++) socket.send(frame, () => undefined);
  });
  await Promise.race([closed, sleep(10_000)]);
  socket.terminate();
};

const signInAtOnce = async ({ port, note }: Arena, password: string) => {
  const flow = createSignInFlow(`http://localhost:${port}`);
  const page = await flow.visit(flow.authorizeUrl());
  const answer = await flow.visit(page.url.href, { email: 'piotr@nordretomrer.example', password });
  note(answer.status);
};

const noHttp = ['\0'.repeat(2000), `GET / HTTP/1.1\r\nHost: ${'a'.repeat(60_000)}\r\n\r\n`, '\x16\x03\x01'];

/** Connections that say too much, too little or nothing. */
export const connections: Attack[] = [
  {
    finding: 5,
    name: 'frames of 1,200 invocations on ten sockets',
    run: (arena) => times(10, 10, () => floodHub(arena, invocation.repeat(1200), 20)),
  },
  {
    finding: 5,
    name: 'thousands of small frames on ten sockets',
    run: (arena) => times(10, 10, () => floodHub(arena, invocation, 5000)),
  },
  {
    finding: 8,
    name: 'a thousand connections that say nothing, and heads that never end',
    run: async (arena) => {
      const sockets = Array.from({ length: 900 }, () => open(arena));
      for (const [at, socket] of sockets.entries())
        if (at % 2) socket.write('POST /api/complaints HTTP/1.1\r\nHost: localhost\r\nX-A: ');
      await sleep(5000);
      for (const socket of sockets) socket.destroy();
    },
  },
  {
    finding: 8,
    name: 'bodies that never end, before and after a 401',
    run: async (arena) => {
      const sockets = Array.from({ length: 100 }, () => open(arena));
      for (const [at, socket] of sockets.entries())
        socket.write(
          `POST /api/comments/save HTTP/1.1\r\nHost: localhost:${arena.port}\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n` +
            `${at % 2 ? `Authorization: Bearer ${arena.token}\r\n` : ''}\r\n{`,
        );
      const drip = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write(' '.repeat(10));
      }, 100);
      await sleep(5000);
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  },
  {
    finding: 8,
    name: 'what is no HTTP',
    run: (arena) =>
      times(300, 50, async (at) => {
        const socket = open(arena);
        socket.end(noHttp[at % noHttp.length] ?? '');
        socket.resume();
        await Promise.race([once(socket, 'close'), sleep(5000)]);
        socket.destroy();
      }),
  },
  {
    finding: 12,
    name: 'forty sign-ins at once with a wrong password',
    run: (arena) => times(40, 40, () => signInAtOnce(arena, 'feil').catch(() => arena.note('failed'))),
  },
  {
    finding: 18,
    name: 'names that are not the portal’s, forged tokens',
    run: ({ send }) =>
      times(500, 50, (at) =>
        at % 2
          ? send('/api/user/contactperson', { headers: { host: 'evil.example' } })
          : send('/api/user/contactperson', { signedIn: false, headers: { authorization: 'Bearer a.b.c' } }),
      ),
  },
];
