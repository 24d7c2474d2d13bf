// What the check-in call is measured against: a bare handler that stores each event with one statement, and does nothing else.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import pg from 'pg';

interface Event {
  eventId: string;
  email: string;
  direction: string;
  projectIds: number[];
  occurredAt: string;
}

const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 20 });
await pool.query('create table if not exists bare_passage (like infotech_event including all)');
const insert = `insert into bare_passage (id, email, direction, project_ids, occurred_at) values ($1, $2, $3, $4, $5)
  on conflict (id) do nothing`;

createServer((request, response) => {
  const answer = async () => {
    const { eventId, email, direction, projectIds, occurredAt } = JSON.parse(await text(request)) as Event;
    const values = [eventId, email, direction, projectIds, occurredAt];
    const { rowCount } = await pool.query({ name: 'insert', text: insert, values });
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ accepted: rowCount === 1 }));
  };
  answer().catch(() => response.writeHead(500).end());
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
