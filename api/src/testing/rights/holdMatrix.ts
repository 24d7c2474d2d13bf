import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bearer } from '../tokenFor';
import type { Ground } from './ground';
import { perRole, type RightsInput, type RightsRow } from './rightsRow';
import { type Role, roles } from './roles';

const addressOf = (path: string, { params = {}, query = {} }: RightsInput) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
};

const ask = async <Of extends Ground>(ground: Of, { route, input }: RightsRow<Of>, role: Role) => {
  const { scene, people } = ground;
  const given = await input(ground, role);
  const address = addressOf(route.path, given);
  if (given.text === undefined) return scene.call(people[role], route.method, address, given.body);
  const headers = {
    'content-type': 'text/plain',
    ...(people[role] && (await bearer(scene.app, people[role].email))),
  };
  return scene.app.inject({ method: route.method, url: `/api${address}`, headers, payload: given.text });
};

/** Holds each line of a rights matrix: a test for each. */
export const holdMatrix = <Of extends Ground>(matrix: readonly RightsRow<Of>[], groundOf: () => Of): void => {
  for (const row of matrix)
    void test(`who may ${row.what}`, async () => {
      const ground = groundOf();
      const asked = new Map<Role, Awaited<ReturnType<typeof ask>>>();
      for (const role of roles) asked.set(role, await ask(ground, row, role));
      assert.deepEqual(
        perRole((role) => asked.get(role)?.statusCode),
        row.statuses,
      );
      const { told, answers } = row;
      if (!told || !answers) return;
      const wanted = answers(ground);
      for (const [role, answer] of asked)
        if (answer.statusCode === 200) assert.deepEqual(told(answer.json(), ground), wanted[role], role);
    });
};

/** The calls with one of the tags that no line of the matrix tries, in order, `GET /api/project/{id}`. */
export const findUntried = async (
  { scene }: Ground,
  matrix: readonly Pick<RightsRow, 'route'>[],
  tags: readonly string[],
): Promise<string[]> => {
  const { paths } = (await scene.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { tags: string[] }>>;
  }>();
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags: own }]) => own.some((tag) => tags.includes(tag)))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  const tried = new Set(
    matrix.map(({ route }) => `${route.method} /api${route.path.replace(/:(\w+)/g, '{$1}')}`),
  );
  return served.filter((call) => !tried.has(call)).sort();
};
