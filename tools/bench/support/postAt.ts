import { Agent, request } from 'node:http';

/** What a post came to. */
export interface Posted {
  /** Milliseconds from when it was due. */
  took: number;
  status: number;
  body: string;
}

/** Posts one body on a kept connection. */
const post = (agent: Agent, url: string, headers: Record<string, string>, body: string) =>
  new Promise<Omit<Posted, 'took'>>((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

/** Posts bodies at so many a second, answered or not: who waits is counted as waiting. Answers in the order of the bodies. */
export async function postAt(
  url: string,
  bodies: readonly string[],
  { perSecond, headers }: { perSecond: number; headers: Record<string, string> },
): Promise<Posted[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const started = performance.now();
  const posted: Promise<Posted>[] = [];
  while (posted.length < bodies.length) {
    const due = Math.min(bodies.length, Math.floor(((performance.now() - started) / 1000) * perSecond) + 1);
    while (posted.length < due) {
      const at = started + (posted.length / perSecond) * 1000;
      const answer = post(agent, url, headers, bodies[posted.length] ?? '');
      posted.push(answer.then((given) => ({ ...given, took: performance.now() - at })));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const answers = await Promise.all(posted);
  agent.destroy();
  return answers;
}
