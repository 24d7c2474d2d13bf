import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { actionRights } from '../testing/rights/actionRights';
import { attachmentRights } from '../testing/rights/attachmentRights';
import { complaintRights } from '../testing/rights/complaintRights';
import { exportRights } from '../testing/rights/exportRights';
import { buildGround, type Ground } from '../testing/rights/ground';
import { listRights } from '../testing/rights/listRights';
import { reportRights } from '../testing/rights/reportRights';
import { type RightsInput, type RightsRow, roles } from '../testing/rights/rightsRow';
import { siteRights } from '../testing/rights/siteRights';

/** Every call of document 2, and those on sites, by each who could ask; `roles` names the columns. */
const matrix: RightsRow[] = [
  ...complaintRights,
  ...actionRights,
  ...reportRights,
  ...listRights,
  ...exportRights,
  ...attachmentRights,
  ...siteRights,
];

let ground: Ground;
before(async () => {
  ground = await buildGround();
});

const addressOf = (path: string, { params = {}, query = {} }: RightsInput) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
};

const ask = async ({ route, input }: RightsRow, role: (typeof roles)[number]) => {
  const given = await input(ground, role);
  return ground.scene.call(ground.people[role], route.method, addressOf(route.path, given), given.body);
};

for (const row of matrix)
  test(`who may ${row.what}`, async () => {
    const answers = [];
    for (const role of roles) answers.push(await ask(row, role));
    const named = (values: unknown[]) =>
      Object.fromEntries(roles.map((role, index) => [role, values[index]]));
    assert.deepEqual(named(answers.map(({ statusCode }) => statusCode)), named(row.statuses));
    const { told, answers: expected } = row;
    if (!told || !expected) return;
    const compared = answers.map((answer) =>
      answer.statusCode === 200 ? told(answer.json(), ground) : undefined,
    );
    const wanted = expected(ground).map((value, index) => (row.statuses[index] === 200 ? value : undefined));
    assert.deepEqual(named(compared), named(wanted));
  });

/** Where the bytes themselves go; who may is tried by `attachmentRights.test` and `attachmentTicket.test`. */
const elsewhere = ['PUT /api/attachments/{bufferGuid}/upload', 'GET /api/attachments/{bufferGuid}/file'];

test('no call of cases is missing from the matrix', async () => {
  const { paths } = (await ground.scene.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { tags: string[] }>>;
  }>();
  const tags = new Set([
    'Saker',
    'Tiltak',
    'Avvik og RUH',
    'Kommentarer',
    'Kontaktpersoner',
    'Eksport',
    'Vedlegg',
    'Byggeplass',
  ]);
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags: own }]) => own.some((tag) => tags.has(tag)))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  const tried = new Set(
    matrix.map(({ route }) => `${route.method} /api${route.path.replace(/:(\w+)/g, '{$1}')}`),
  );
  assert.deepEqual(served.filter((call) => !tried.has(call)).sort(), elsewhere.toSorted());
});
