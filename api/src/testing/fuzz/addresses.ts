import type { Route } from '@byggtun/shared/contract/route';
import fc from 'fast-check';
import * as z from 'zod';

import { nastyText } from './nasty';
import { type Known, valueOf } from './valueOf';

const shapeOf = (schema: Route['params']): Record<string, z.core.JSONSchema._JSONSchema> => {
  const { properties = {} } = z.toJSONSchema(schema ?? z.object({}), {
    io: 'output',
    unrepresentable: 'any',
  });
  return properties;
};

/** An address can't carry half of a pair of surrogates. */
const encoded = (value: unknown) =>
  encodeURIComponent(
    String(value)
      .slice(0, 2000)
      .replace(/\p{Cs}/gu, '?'),
  );

const parts = (schema: Route['params'], known: Known) =>
  fc.record(
    Object.fromEntries(
      Object.entries(shapeOf(schema)).map(([name, value]) => [
        name,
        fc.oneof({ weight: 3, arbitrary: valueOf(value, known) }, { weight: 1, arbitrary: nastyText }),
      ]),
    ),
  );

/** Addresses of a route: what stands in its path and behind the question mark, fitting and not. */
export const addressesOf = ({ path, params, query }: Route, known: Known): fc.Arbitrary<string> =>
  fc.tuple(parts(params, known), parts(query, known)).map(([given, asked]) => {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encoded(given[name]) || '%20');
    const pairs = Object.entries(asked).map(([name, value]) => `${name}=${encoded(value)}`);
    return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
  });
