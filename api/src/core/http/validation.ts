import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod';

import { refuse } from './refuse';

const norwegian = z.locales.no().localeError;

const say: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)
    ? 'Må fylles ut!'
    : norwegian(issue);

/** Texts by field in dotted form; what concerns the whole stands under the empty name. */
const fieldsOf = (error: z.ZodError): Record<string, string[]> => {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of error.issues) (fields[path.join('.')] ??= []).push(message);
  return fields;
};

/** Checks what a call carries with the contract's schema; field texts are the contract's own or Norwegian ones. */
export const validate: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data, { error: say });
    return result.success ? { value: result.data } : { error: refuse.invalid(fieldsOf(result.error)) };
  };
