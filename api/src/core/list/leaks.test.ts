import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { FilterClause, ListAnswer, ListHeader } from '@byggtun/shared/contract/list';
import fc from 'fast-check';

import { createAction } from '../../testing/builders/actions';
import { createComplaint, createProject } from '../../testing/builders/cases';
import type { TestContact } from '../../testing/builders/people';
import { buildScene, type Scene } from '../../testing/builders/scene';

/** A row as the test knows it: what was put in, told apart from how the server finds it. */
interface Model {
  id: number;
  title: string;
  description: string;
  day: string;
  status: number;
  responsible: TestContact;
  project: { id: number; name: string };
}
type Values = Omit<Model, 'id'>;

/** A list with what its columns are called. */
interface Listed {
  path: string;
  create: (scene: Scene, values: Values) => Promise<number>;
  names: Record<
    'title' | 'day' | 'status' | 'responsibleId' | 'responsible' | 'companyId' | 'projectId',
    string
  >;
}

const lists: Listed[] = [
  {
    path: '/complaints',
    create: ({ app }, { responsible, title, description, day, status, project }) =>
      createComplaint(app.database.db, responsible, {
        name: title,
        description,
        line_date: day,
        status: status as 0,
        project_id: project.id,
      }),
    names: {
      title: 'lineName',
      day: 'lineDate',
      status: 'lineStatus',
      responsibleId: 'contactPersonOid',
      responsible: 'contactPersonName',
      companyId: 'contactId',
      projectId: 'projectOid',
    },
  },
  {
    path: '/actions',
    create: (scene, { responsible, title, description, day, status, project }) =>
      createAction(scene.app.database.db, responsible, {
        title,
        description,
        deadline: day,
        status: status as 1,
        completed_at: status === 3 ? new Date(`${day}T12:00:00Z`) : null,
        project_id: project.id,
        // To have reported an action shows its page, not its place in the list.
        created_by_id: scene.colleague.id,
      }),
    names: {
      title: 'title',
      day: 'timeLimit',
      status: 'status',
      responsibleId: 'responsibleId',
      responsible: 'responsible',
      companyId: 'contactId',
      projectId: 'projectOid',
    },
  },
];

const roles = ['staff', 'main', 'worker', 'colleague', 'stranger'] as const;
type Role = (typeof roles)[number];

/** Staff see all, a main contact the company's, other contractors their own (docs/product/complaints.md#whose-cases). */
const isListed = (role: Role, who: TestContact, { responsible }: Model): boolean => {
  if (role === 'staff') return true;
  if (role === 'main' || role === 'stranger') return responsible.companyId === who.companyId;
  return responsible.id === who.id;
};

/** Small letters without accents; æ, ø and å stay. */
const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'æ')
    .replaceAll('ö', 'ø')
    .replace(/[^æøå]/g, (letter) => letter.normalize('NFD').replace(/\p{Mn}/gu, ''));

const nameOf = ({ id }: TestContact): string => fullNames.get(id) ?? '';

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-02-${String(number).padStart(2, '0')}`);
const text = fc.string({ unit: fc.constantFrom(...'aAåÅeéoOøÖæ %_\\1'), minLength: 1, maxLength: 4 });

const compared: Record<string, (value: string, wanted: string[]) => boolean> = {
  contains: (value, [wanted = '']) => fold(value).includes(fold(wanted)),
  startsWith: (value, [wanted = '']) => fold(value).startsWith(fold(wanted)),
  endsWith: (value, [wanted = '']) => fold(value).endsWith(fold(wanted)),
  equals: (value, [wanted = '']) => fold(value) === fold(wanted),
  sameDay: (value, [wanted]) => value === wanted,
  before: (value, [wanted = '']) => value < wanted,
  after: (value, [wanted = '']) => value > wanted,
  between: (value, [first = '', last = '']) => first <= value && value <= last,
};

interface Filter {
  header: (names: Listed['names']) => ListHeader;
  holds: (row: Model) => boolean;
}

const textFilter = (name: 'title' | 'responsible', of: (row: Model) => string): fc.Arbitrary<Filter> =>
  fc
    .tuple(fc.constantFrom<FilterClause>('contains', 'startsWith', 'endsWith', 'equals'), text)
    .map(([filterClause, typed]) => ({ filterClause, wanted: typed.trim() }))
    .filter(({ wanted }) => wanted !== '')
    .map(({ filterClause, wanted }) => ({
      header: (names) => ({ value: names[name], type: 'string', filterClause, filterValues: [wanted] }),
      holds: (row) => compared[filterClause]?.(of(row), [wanted]) ?? false,
    }));

const dayFilter: fc.Arbitrary<Filter> = fc
  .tuple(fc.constantFrom<FilterClause>('sameDay', 'before', 'after', 'between'), day, day)
  .map(([filterClause, ...wanted]) => ({
    header: (names) => ({ value: names.day, type: 'date', filterClause, filterValues: wanted }),
    holds: (row) => compared[filterClause]?.(row.day, wanted) ?? false,
  }));

const pickFilter = (
  name: 'status' | 'responsibleId' | 'companyId' | 'projectId',
  max: number,
  of: (row: Model) => number,
): fc.Arbitrary<Filter> =>
  fc.array(fc.integer({ min: 0, max }), { minLength: 1, maxLength: 3 }).map((wanted) => ({
    header: (names) => ({ value: names[name], type: 'select', filterClause: 'in', filterValues: wanted }),
    holds: (row) => wanted.includes(of(row)),
  }));

const filters = fc.array(
  fc.oneof(
    textFilter('title', ({ title }) => title),
    textFilter('responsible', ({ responsible }) => nameOf(responsible)),
    dayFilter,
    pickFilter('status', 3, ({ status }) => status),
    pickFilter('responsibleId', 6, ({ responsible }) => responsible.id),
    pickFilter('companyId', 4, ({ responsible }) => responsible.companyId),
    pickFilter('projectId', 3, ({ project }) => project.id),
  ),
  { maxLength: 3 },
);
const search = fc.option(text, { nil: '', freq: 2 });

const isFound = (row: Model, wanted: string): boolean => {
  const folded = fold(wanted.trim());
  if (folded === '') return true;
  if (/^\d+$/.test(folded) && Number(folded) === row.id) return true;
  const texts = [row.title, row.description, row.project.name, nameOf(row.responsible)];
  return texts.some((one) => folded.split(/\s+/).every((word) => fold(one).includes(word)));
};

let scene: Scene;
const fullNames = new Map<number, string>();
const rows = new Map<Listed, Model[]>();

before(async () => {
  scene = await buildScene();
  const people = await scene.app.database.db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .select(['contact_person.id', 'person.full_name'])
    .execute();
  for (const { id, full_name } of people) fullNames.set(id, full_name);
  const names = ['Åsgård terrasse', 'Fjordbyen'];
  const projects = await Promise.all(
    names.map(async (name) => ({ name, id: await createProject(scene.app.database.db, { name }) })),
  );
  const values = fc.record({
    title: text,
    description: fc.oneof(fc.constant(''), text),
    day,
    status: fc.integer({ min: 1, max: 3 }),
    responsible: fc.constantFrom(...roles.map((role) => scene[role])),
    project: fc.constantFrom(...projects),
  });
  for (const list of lists) {
    const made: Model[] = [];
    for (const one of fc.sample(values, 60)) made.push({ ...one, id: await list.create(scene, one) });
    rows.set(list, made);
  }
});

for (const list of lists)
  test(`${list.path} shows what the rule says, to each, with every filter and search, and never a row more`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...roles), filters, search, async (role, chosen, wanted) => {
        const who = scene[role];
        const headers = chosen.map(({ header }) => header(list.names));
        const expected = (rows.get(list) ?? []).filter(
          (row) => isListed(role, who, row) && chosen.every(({ holds }) => holds(row)),
        );
        const payload = { headers, search: wanted, page: 1, itemsPerPage: -1 };
        const answer = await scene.call(who, 'POST', list.path, payload);
        assert.equal(answer.statusCode, 200, answer.body);
        const { items, totalItemCount } = answer.json<ListAnswer<{ id: number }>>();
        const found = expected.filter((row) => isFound(row, wanted));
        assert.deepEqual(items.map(({ id }) => id).sort(), found.map(({ id }) => id).sort());
        assert.equal(totalItemCount, found.length);
        const count = await scene.call(who, 'POST', `${list.path}/count`, { headers });
        assert.equal(count.json(), expected.length);
      }),
      { numRuns: 150 },
    );
  });
