import fc from 'fast-check';
import type * as z from 'zod';

import { nastyDay, nastyNumber, nastyText } from './nasty';

type Schema = z.core.JSONSchema.BaseSchema;
type Arbitrary = fc.Arbitrary<unknown>;

/** What is drawn when a schema alone would seldom hit anything that is there. */
export interface Known {
  /** Ids of records go from 1 to this. */
  highestId: number;
  /** Names of columns. */
  names: readonly [string, ...string[]];
  /** Keys of attachments. */
  guids: readonly [string, ...string[]];
}

const mostly = (usual: Arbitrary, odd: Arbitrary): Arbitrary =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd });

const textOf = (
  { format, pattern, minLength = 0, maxLength = 60 }: z.core.JSONSchema.StringSchema,
  known: Known,
) => {
  if (format === 'date') return mostly(fc.constantFrom('2026-11-21', '2030-01-01', '2020-02-29'), nastyDay);
  if (format === 'uuid') return mostly(fc.oneof(fc.uuid(), fc.constantFrom(...known.guids)), nastyText);
  const usual = fc.oneof(
    fc.constantFrom(...known.names),
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
  );
  return pattern === undefined ? fc.oneof(usual, nastyText) : mostly(usual, nastyText);
};

const numberOf = ({ minimum = 1, maximum = 500 }: z.core.JSONSchema.NumberSchema, { highestId }: Known) => {
  const from = Math.max(minimum, 0);
  return mostly(fc.integer({ min: from, max: Math.max(from, Math.min(maximum, highestId)) }), nastyNumber);
};

const objectOf = (schema: z.core.JSONSchema.ObjectSchema, known: Known): Arbitrary =>
  fc.record(
    Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, value]) => [name, valueOf(value, known)]),
    ),
    { requiredKeys: schema.required ?? [] },
  );

/** Values in the shape of a JSON schema: most of them fit, some have something that has broken things before. */
export function valueOf(schema: z.core.JSONSchema._JSONSchema, known: Known): Arbitrary {
  if (typeof schema === 'boolean') return nastyText;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, known)));
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, known)));
}

function ofType(type: string, schema: Schema, known: Known): Arbitrary {
  if (type === 'object') return objectOf(schema as z.core.JSONSchema.ObjectSchema, known);
  if (type === 'array') {
    const { items } = schema as z.core.JSONSchema.ArraySchema;
    return fc.array(valueOf((items ?? {}) as Schema, known), { maxLength: 4 });
  }
  if (type === 'integer' || type === 'number')
    return numberOf(schema as z.core.JSONSchema.NumberSchema, known);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return textOf(schema as z.core.JSONSchema.StringSchema, known);
}
