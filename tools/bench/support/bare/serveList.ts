import { fastify } from 'fastify';
import pg from 'pg';

import { type BareList, statementsOf } from './bareList';

interface ListBody {
  page?: number;
  itemsPerPage?: number;
  search?: string;
  headers: { value: string; filterValues: unknown[]; filterClause?: string }[];
}

// Days travel as they stand.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 20 });
pool.on('error', () => undefined);
const app = fastify();

const asked = <Row>(list: BareList<Row>, whose: number, body: ListBody) => {
  const { page = 1, itemsPerPage, search, headers } = body;
  const of = (name: string) => headers.find(({ value }) => value === name)?.filterValues;
  const usual = list.usual.map((name) => (name.startsWith('is') ? of(name)?.[0] : of(name)));
  const scope = whose ? [whose] : [];
  const text = statementsOf(list, whose);
  const name = (shape: string) => `${list.table} ${shape} ${scope.length}`;
  if (!itemsPerPage) return { name: name('count'), text: text.count, values: [...usual, ...scope] };
  const range = [itemsPerPage, (page - 1) * itemsPerPage];
  if (search) return { text: text.search, values: [...usual, ...range, `%${search}%`, ...scope] };
  const projects = of('projectOid');
  if (!projects) return { name: name('list'), text: text.list, values: [...usual, ...range, ...scope] };
  const day = headers.find(({ filterClause }) => filterClause === 'after')?.filterValues[0];
  return { name: name('filter'), text: text.filter, values: [...usual, ...range, projects, day, ...scope] };
};

/** Serves a list and its count; whose rows are shown comes in the address: the id of their owner, 0 for all. */
export const serveList = <Row extends object>(path: string, list: BareList<Row>): void => {
  app.post<{ Params: { whose: string }; Body: ListBody }>(`/:whose${path}`, async ({ params, body }) => {
    const { itemsPerPage = 1 } = body;
    const { rows } = await pool.query<Row & { total?: number }>(asked(list, Number(params.whose), body));
    const total = rows[0]?.total ?? 0;
    const items = rows.map((row) => {
      delete row.total;
      return list.rowOf(row);
    });
    return { items, totalItemCount: total, totalCount: total, totalPages: Math.ceil(total / itemsPerPage) };
  });
  app.post<{ Params: { whose: string }; Body: ListBody }>(
    `/:whose${path}/count`,
    async ({ params, body }) => {
      const { rows } = await pool.query<{ total: number }>(asked(list, Number(params.whose), body));
      return rows[0]?.total ?? 0;
    },
  );
};

/** A hand-written record; `$1` is its id. */
export interface BareRecord<Row> {
  text: string;
  answerOf: (row: Row) => object;
}

/** Serves one record by the id in its address. */
export const serveRecord = <Row extends object>(path: string, { text, answerOf }: BareRecord<Row>): void => {
  app.get<{ Params: { id: string } }>(`/:company${path}/:id`, async ({ params }) => {
    const { rows } = await pool.query<Row>({ name: path, text, values: [params.id] });
    return rows.map(answerOf)[0];
  });
};

/** Answers from now on, and tells who started it. */
export const startServing = async (): Promise<void> => {
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
  process.send?.('ready');
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
};
