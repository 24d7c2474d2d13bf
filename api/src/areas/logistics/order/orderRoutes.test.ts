import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { ListAnswer } from '@byggtun/shared/contract/list';
import type { Order, OrderRow } from '@byggtun/shared/contract/order';

import { createOrder } from '../../../testing/builders/orders';
import { buildScene, type Scene } from '../../../testing/builders/scene';
import { readPdf } from '../../../testing/readPdf';

let scene: Scene;
let houseId: number;
let ids: Record<'released' | 'fresh' | 'received', number>;
before(async () => {
  scene = await buildScene();
  const { db } = scene.app.database;
  const { staff, worker } = scene;
  const released = await createOrder(db, staff, ['10.00', '2.50'], {
    process: 'Vinduer og ytterdører',
    supplier: 'Ås Vinduer AS',
    delivery_address: 'Sandakerveien 121, port B',
    site_contact_id: worker.id,
    note: 'Losses med kran.',
    order_date: '2026-05-04',
  });
  houseId = released.houseId;
  const place = { project_id: released.projectId, house_id: houseId };
  const fresh = await createOrder(db, staff, ['1.00'], { ...place, status: 2, delivery_date: null });
  // Its id is no part of any order's number.
  const first = { id: 987_654_321, status: 3, order_date: '2026-01-02' } as const;
  const received = await createOrder(db, staff, ['1.00'], { ...place, ...first });
  await createOrder(db, staff, ['1.00'], { project_id: released.projectId });
  ids = { released: released.id, fresh: fresh.id, received: received.id };
});

const list = async (query: object = {}) => {
  const body = { headers: [], page: 1, itemsPerPage: 10, ...query };
  const answer = await scene.call(scene.staff, 'POST', `/project/house/${houseId}/orders`, body);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<ListAnswer<OrderRow>>().items;
};
const idsOf = (rows: OrderRow[]) => rows.map(({ id }) => id);
const filtered = async (value: string, filterClause: string, ...filterValues: unknown[]) =>
  idsOf(await list({ headers: [{ value, type: 'string', filterClause, filterValues }] }));

test('who is turned away: no token, contractors, and who asks for a house or an order that is not there', async () => {
  const { call, staff, main } = scene;
  const body = { headers: [], page: 1, itemsPerPage: 10 };
  for (const [who, house, status] of [
    [undefined, houseId, 401],
    [main, houseId, 403],
    [main, 2_000_000_000, 403],
    [staff, 2_000_000_000, 404],
  ] as const) {
    assert.equal((await call(who, 'POST', `/project/house/${house}/orders`, body)).statusCode, status);
    assert.equal((await call(who, 'POST', `/project/house/${house}/orders/count`, body)).statusCode, status);
  }
  for (const path of ['', 'download/'])
    assert.equal((await call(staff, 'GET', `/project/house/order/${path}2000000000`)).statusCode, 404);
});

test('the list holds the house’s own orders, the latest first, with what its columns show', async () => {
  const rows = await list();
  assert.deepEqual(idsOf(rows), [ids.released, ids.fresh, ids.received]);
  assert.deepEqual(
    rows.map(({ statusText }) => statusText),
    ['Frigitt', 'Ny (ikke sendt)', 'Mottatt'],
  );
  const { projectName, houseName, ...first } = rows[0] ?? ({} as OrderRow);
  assert.match(`${projectName} ${houseName}`, /^Prosjekt \d+ Bygg \d+$/);
  assert.deepEqual(first, {
    id: ids.released,
    orderId: first.orderId,
    status: 1,
    statusText: 'Frigitt',
    process: 'Vinduer og ytterdører',
    orderDate: '2026-05-04',
    ourReference: 'Kari Solberg',
    deliveryDate: '2026-03-09',
    contactPerson: 'Piotr Kowalski',
    deliveryAddress: 'Sandakerveien 121, port B',
    contactName: 'Ås Vinduer AS',
  });
});

test('it is filtered, searched and sorted by its columns', async () => {
  const { released, fresh, received } = ids;
  assert.deepEqual(await filtered('status', 'in', 1), [released]);
  assert.deepEqual(await filtered('status', 'in', 2, 3), [fresh, received]);
  assert.deepEqual(await filtered('process', 'startsWith', 'VINDUER'), [released]);
  assert.deepEqual(await filtered('contactName', 'contains', 'ås'), [released]);
  assert.deepEqual(await filtered('orderDate', 'before', '2026-02-01'), [received]);
  assert.deepEqual(await filtered('contactPersonId', 'in', scene.worker.id), [released]);
  assert.deepEqual(await filtered('ourReferenceId', 'in', scene.staff.id), [released, fresh, received]);
  assert.deepEqual(idsOf(await list({ search: 'vinduer' })), [released]);
  for (const sortBy of ['orderId', 'projectName', 'statusText', 'process', 'ourReference', 'contactPerson'])
    assert.equal((await list({ sortBy, sortDesc: true })).length, 3, sortBy);
  assert.equal(idsOf(await list({ sortBy: 'deliveryDate', sortDesc: true })).at(-1), fresh);
  const { orderId = '' } = (await list())[0] ?? {};
  assert.deepEqual(idsOf(await list({ search: orderId })), [released]);
  // Nobody sees an order's id.
  assert.deepEqual(await list({ search: String(received) }), []);
  const headers = [{ value: 'status', type: 'select', filterValues: [1], filterClause: 'in' }];
  const counted = await scene.call(scene.staff, 'POST', `/project/house/${houseId}/orders/count`, {
    headers,
  });
  assert.equal(counted.json(), 1);
});

test('the filters offer who stands in an order', async () => {
  const answer = await scene.call(scene.staff, 'GET', '/project/house/orders/filters');
  assert.deepEqual(answer.json(), {
    users: [{ key: scene.staff.id, value: 'Kari Solberg' }],
    siteUsers: [{ key: scene.worker.id, value: 'Piotr Kowalski' }],
  });
});

test('an order carries every field that its page shows, its amounts exact', async () => {
  const found = (await scene.call(scene.staff, 'GET', `/project/house/order/${ids.released}`)).json<Order>();
  assert.deepEqual(
    [found.contactName, found.process, found.txt, found.status, found.allReceived, found.may.receive],
    ['Ås Vinduer AS', 'Vinduer og ytterdører', 'Losses med kran.', 1, false, true],
  );
  assert.deepEqual(found.orderLines[1], {
    componentId: 102,
    componentName: 'Vare 2',
    description: '',
    qty: '2.50',
    qtyAlreadyReceived: '0.00',
    qtyReceived: '0.00',
    unit: 'stk',
    receivedGoodsAction: 2,
  });
  for (const id of [ids.fresh, ids.received]) {
    const other = (await scene.call(scene.staff, 'GET', `/project/house/order/${id}`)).json<Order>();
    assert.equal(other.may.receive, false);
  }
});

test('the PDF holds what the order says, under its name', async () => {
  const answer = await scene.call(scene.staff, 'GET', `/project/house/order/download/${ids.released}`);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.match(String(answer.headers['content-disposition']), /^attachment; .*Bestilling%20\d+\.pdf$/);
  const text = (await readPdf(answer.rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
  for (const part of [
    'Ås Vinduer AS',
    '04.05.2026',
    'Sandakerveien 121, port B',
    'Losses med kran.',
    'Vare 2',
    '2,50',
  ])
    assert.ok(text.includes(part), `${part} in ${text}`);
});
