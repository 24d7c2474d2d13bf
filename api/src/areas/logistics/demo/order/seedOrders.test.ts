import assert from 'node:assert/strict';
import { test } from 'node:test';

import { demoDatabase } from '../../../../testing/demoDatabase';

test('the demo has 300 orders with 2 to 40 lines in all states, and what has come fits what they say', async () => {
  const connection = await demoDatabase('2026-11-21T12:00:00Z');
  const { rows } = await connection.pool.query<{
    status: number;
    orders: number;
    least: number;
    most: number;
    open: number;
    begun: number;
  }>(
    `with lines as (
       select line.order_id, count(*)::int as lines, bool_or(line.qty > coalesce(came.sum, 0)) as open, bool_or(came.sum > 0) as begun
       from order_line line left join lateral (
         select sum(qty) from goods_receipt_line came where came.order_id = line.order_id and came.component_id = line.component_id
       ) came on true group by line.order_id)
     select status, count(*)::int as orders, min(lines)::int as least, max(lines)::int as most,
       (count(*) filter (where open))::int as open, (count(*) filter (where begun))::int as begun
     from purchase_order join lines on order_id = id group by status order by status`,
  );
  assert.deepEqual(
    rows.map(({ status }) => status),
    [1, 2, 3, 4],
  );
  assert.equal(
    rows.reduce((sum, { orders }) => sum + orders, 0),
    300,
  );
  assert.equal(Math.min(...rows.map(({ least }) => least)), 2);
  assert.ok(Math.max(...rows.map(({ most }) => most)) >= 30);
  const [released, fresh, received] = rows;
  assert.equal(released?.open, released?.orders);
  assert.ok((released?.begun ?? 0) > 10);
  assert.equal(fresh?.begun, 0);
  assert.deepEqual([received?.open, received?.begun], [0, received?.orders]);
  const { rows: wrong } = await connection.pool.query(
    `select 1 from goods_receipt where created_at > '2026-11-22' union all
     select 1 from purchase_order where delivery_date < order_date`,
  );
  assert.deepEqual(wrong, []);
});
