import pg from 'pg';

/** One in so many of all stands in the house whose list is measured. */
const shareOfOne = 5;

/** Where what is measured stands, and how much there is. */
interface ScaledOrders {
  orders: number;
  lines: number;
  /** More orders than any other has. */
  house: number;
  /** Of that house. */
  project: number;
  /** One of them, received in part. */
  order: number;
}

const makeOrders = `
  with kind as materialized (select *, row_number() over (order by id) as nr from purchase_order),
    place as materialized (select project_id, id, row_number() over (order by id) as at from house),
    drawn as materialized (
      select n, 1 + floor(random() * (select max(nr) from kind))::int as nr, random() < 0.9 as done,
        case when n % $2 = 0 then 1 else 1 + floor(random() * (select max(at) from place))::int end as at,
        current_date - (1800 * (1 - n / $1::float))::int as day
      from generate_series(1, $1::int - (select count(*)::int from purchase_order)) n)
  insert into purchase_order (order_number, project_id, house_id, process, supplier, order_date, delivery_date, our_contact_id,
    site_contact_id, delivery_address, status)
  select 'S' || n, place.project_id, place.id, process, supplier, day, day + 14, our_contact_id, site_contact_id, delivery_address,
    case when done then 3 else 1 end
  from drawn join kind using (nr) join place using (at) order by n`;

const makeLines = `
  insert into order_line (order_id, component_id, position, name, qty, unit)
  select id, 1000 + line, line, 'Vare ' || line, 10, 'stk' from purchase_order, generate_series(1, 10) line
  where order_number like 'S%'`;

const makeReceipts = `
  insert into goods_receipt (order_id, created_by_id, created_at)
  select id, our_contact_id, delivery_date from purchase_order where order_number like 'S%'`;

/** All of what is received; half of the lines of the others, each in part. */
const makeReceived = `
  insert into goods_receipt_line (receipt_id, order_id, component_id, qty, action, ordered_before)
  select receipt.id, line.order_id, component_id, case status when 3 then 10 else 4 end, case status when 3 then 0 else 2 end, 10
  from order_line line join purchase_order on purchase_order.id = line.order_id join goods_receipt receipt using (order_id)
  where order_number like 'S%' and (status = 3 or position <= 5)`;

const findMeasured = `
  select (select count(*)::int from purchase_order) as orders, (select count(*)::int from order_line) as lines, house.id as house,
    project_id as project, (select max(id) from purchase_order o where o.house_id = house.id and status = 1 and order_number like 'S%') as order
  from house order by house.id limit 1`;

/**
 * Fills a demo's database up to so many orders with ten lines each, spread over the last five years, nine in ten received, the others in part; a
 * fifth of them in one house, more than any has.
 */
export const scaleOrders = async (database: string, orders: number): Promise<ScaledOrders> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query('select setseed(0.5)');
    await client.query(makeOrders, [orders, shareOfOne]);
    await client.query(makeReceipts);
    // The sums of what is made here hold; the triggers would look at two million rows one by one, for minutes.
    await client.query('set session_replication_role = replica');
    await client.query(makeLines);
    await client.query(makeReceived);
    await client.query('set session_replication_role = default');
    for (const table of ['purchase_order', 'order_line', 'goods_receipt', 'goods_receipt_line'])
      await client.query(`vacuum (analyze) ${table}`);
    const { rows } = await client.query<ScaledOrders>(findMeasured);
    const [found] = rows;
    if (!found) throw new Error('there is no house');
    return found;
  } finally {
    await client.end();
  }
};
