/** What a hand-written list consists of; `at` is where a value stands, `$5`. */
export interface BareList<Row> {
  table: string;
  /** The headers that every query has, in the order of `$1` and on. */
  usual: string[];
  /** They, as SQL. */
  where: string;
  /** The column that says whose a row is; the company's unless it is another. */
  owner?: string;
  /** The column that it is sorted by, the latest first. */
  date: string;
  /** Later than a day. */
  after: (at: string) => string;
  /** Holds a text. */
  hit: (at: string) => string;
  /** The rows of the ids that a query finds, each with the count that another one gives. */
  rowsOf: (found: string, total: string) => string;
  /** A row as it is answered. */
  rowOf: (row: Row) => object;
}

/** Created later than a day. */
export const createdAfter = (at: string): string =>
  `created_at >= ((${at}::date + 1)::timestamp at time zone 'Europe/Oslo')`;

/** Its project or its responsible holds a text. */
export const projectOrPersonHolds = (at: string): string =>
  `project_id in (select id from project where fold_text(name) like ${at})
    or responsible_id in (
      select cp.id from contact_person cp join person on person.id = cp.person_id where person.name_search like ${at})`;

/** The statements of a list: `usual` first, then what each needs; last whose it is, unless it is everybody's (0). */
export const statementsOf = <Row>(list: BareList<Row>, whose: number) => {
  const { table, where, date, rowsOf, usual, owner = 'company_id' } = list;
  const at = (more: number) => `$${usual.length + more}`;
  const scope = (more: number) => (whose ? ` and ${owner} = ${at(more)}` : '');
  const order = `order by ${date} desc, id desc limit ${at(1)} offset ${at(2)}`;
  const filter = `${where} and project_id = any(${at(3)}::int[]) and ${list.after(at(4))}${scope(5)}`;
  const search = `with found as materialized (
    select id, ${date} from ${table} where ${where}${scope(4)} and (${list.hit(at(3))}))`;
  return {
    list: rowsOf(
      `select id from ${table} where ${where}${scope(3)} ${order}`,
      `select count(*) from ${table} where ${where}${scope(3)}`,
    ),
    filter: rowsOf(
      `select id from ${table} where ${filter} ${order}`,
      `select count(*) from ${table} where ${filter}`,
    ),
    search: `${search} ${rowsOf(`select id from found ${order}`, 'select count(*) from found')}`,
    count: `select count(*)::int as total from ${table} where ${where}${scope(1)}`,
  };
};
