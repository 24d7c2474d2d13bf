import type { Route } from '@byggtun/shared/contract/route';
import fc from 'fast-check';
import * as z from 'zod';

import { nastyNumber, nastyText, nastyValue } from './nasty';
import { type Known, valueOf } from './valueOf';

/** A body as it goes over the line. */
export interface FuzzBody {
  payload: string;
  contentType: string;
}

const json = 'application/json';

/** Stands in a good body for the `requestId`, which has to be another in each. */
export const once = '00000000-0000-4000-8000-000000000000';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The places in a value that can be spoiled, each as the way to it. */
const waysInto = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...waysInto(inner).map((way) => [name, ...way]),
      ])
    : [];

const valueAt = (value: unknown, way: string[]): unknown =>
  way.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value);

const putAt = (value: unknown, [name, ...rest]: string[], put: unknown): unknown => {
  if (name === undefined) return put;
  if (Array.isArray(value))
    return value.map((inner, index): unknown => (String(index) === name ? putAt(inner, rest, put) : inner));
  return isObject(value) ? { ...value, [name]: putAt(value[name], rest, put) } : value;
};

const spoilt = (whole: fc.Arbitrary<unknown>) =>
  fc.tuple(whole, nastyValue, fc.nat()).map(([value, put, place]) => {
    const ways = waysInto(value);
    return putAt(value, ways[place % Math.max(ways.length, 1)] ?? [], put);
  });

/** An accepted body in which up to two values are replaced by others of their type: what the checks at the door let through. */
const nearlyGood = (good: object) => {
  const ways = waysInto(good).filter((way) => typeof valueAt(good, way) !== 'object');
  const put = fc.record({ place: fc.nat(), text: nastyText, number: nastyNumber, flag: fc.boolean() });
  return fc.array(put, { maxLength: 2 }).map((puts) =>
    puts.reduce<unknown>((value, { place, text, number, flag }) => {
      const way = ways[place % Math.max(ways.length, 1)];
      if (!way) return value;
      const kinds: Record<string, unknown> = { string: text, number, boolean: flag };
      return putAt(value, way, kinds[typeof valueAt(value, way)] ?? text);
    }, good),
  );
};

const lacking = (whole: fc.Arbitrary<unknown>) =>
  fc.tuple(whole, fc.nat()).map(([value, place]) => {
    const names = isObject(value) ? Object.keys(value) : [];
    const gone = names[place % Math.max(names.length, 1)];
    return Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter(([name]) => name !== gone));
  });

/** More than was asked for, among it what would change the prototype of a careless reader. */
const withMore = (whole: fc.Arbitrary<unknown>) =>
  whole.map((value) => {
    const text = JSON.stringify(value);
    const more =
      '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"isByggtun":true';
    return text === '{}' ? `{${more}}` : text.replace(/}$/, `,${more}}`);
  });

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** More than the server takes in at all. */
const tooLong = `{"id":"${'x'.repeat(1_100_000)}"}`;

const broken = (whole: fc.Arbitrary<unknown>) =>
  fc.oneof(
    fc.tuple(whole, fc.nat()).map(([value, at]) => {
      const text = JSON.stringify(value);
      return text.slice(0, at % text.length);
    }),
    nastyText,
    fc.constantFrom(
      '{',
      '[1,',
      'null',
      '"text"',
      '1',
      '[]',
      '{"a":NaN}',
      '\ufeff{}',
      deep(5000),
      `[${deep(100)}]`,
    ),
  );

/** Bodies of a route, derived from its contract: such that fit, such that nearly fit, and such that are no bodies at all. */
export const bodiesOf = (
  route: Route,
  known: Known,
  good: readonly [object, ...object[]],
): fc.Arbitrary<FuzzBody> => {
  const schema = z.toJSONSchema(route.body ?? z.object({}), { io: 'input', unrepresentable: 'any' });
  const whole = valueOf(schema, known);
  // What may come only once has a number of its own in each.
  const accepted = fc
    .tuple(fc.constantFrom(...good).chain(nearlyGood), fc.uuid())
    .map(([value, requestId]) =>
      isObject(value) && value.requestId === once ? { ...value, requestId } : value,
    );
  const asJson = (value: fc.Arbitrary<unknown>) =>
    value.map((one) => ({ payload: JSON.stringify(one), contentType: json }));
  const asText = (value: fc.Arbitrary<string>) => value.map((payload) => ({ payload, contentType: json }));
  return fc.oneof(
    { weight: 10, arbitrary: asJson(accepted) },
    { weight: 4, arbitrary: asJson(whole) },
    { weight: 6, arbitrary: asJson(spoilt(whole)) },
    { weight: 2, arbitrary: asJson(lacking(whole)) },
    { weight: 2, arbitrary: asJson(nastyValue) },
    { weight: 2, arbitrary: asText(withMore(whole)) },
    { weight: 2, arbitrary: asText(broken(whole)) },
    { weight: 1, arbitrary: fc.constant({ payload: tooLong, contentType: json }) },
    {
      weight: 1,
      arbitrary: fc.record({
        payload: nastyText,
        contentType: fc.constantFrom('text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'a', ''),
      }),
    },
  );
};
