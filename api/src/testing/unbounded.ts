import type * as z from 'zod';

type Schema = z.core.$ZodType;

/** Formats whose own pattern takes a few dozen characters at most. */
const shortFormats = ['uuid', 'guid', 'date'];

/** Whether the first check is that of the length, and no other is asked of what fails it. */
const isLengthFirst = ({ checks = [] }: { checks?: z.core.$ZodCheck<never>[] | undefined }): boolean => {
  const first = checks[0]?._zod.def as z.core.$ZodCheckMaxLengthDef | undefined;
  return first?.check === 'max_length' && first.abort === true;
};

const isShortFormat = (def: z.core.$ZodStringDef & { format?: string }): boolean =>
  shortFormats.includes(def.format ?? '') && (def.checks ?? []).length === 0;

/** A file: its bytes are counted while they are read. */
const isFile = (schema: Schema): boolean => (schema as z.ZodType).meta()?.format === 'binary';

/** Kinds that hold no text and no more than one value. */
const closed = ['literal', 'enum', 'null', 'undefined', 'never'];

/**
 * Where a schema of what comes from outside takes a text, an array or a record of any length: each with the way to it. A length counts
 * when it is asked before every other check. What is of a kind that it does not know is told too.
 * @param schema whole, or a part of it that stands at `path`
 */
export const unbounded = (schema: Schema, path: string): string[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (closed.includes(def.type)) return [];
  if (def.type === 'string') return isLengthFirst(def) || isShortFormat(def) ? [] : [`${path}: a text`];
  if (def.type === 'array')
    return [...(isLengthFirst(def) ? [] : [`${path}: an array`]), ...unbounded(def.element, `${path}[]`)];
  if (def.type === 'object') {
    const parts = Object.entries({ ...def.shape, ...(def.catchall && { '*': def.catchall }) });
    return parts.flatMap(([name, part]) => unbounded(part, `${path}.${name}`));
  }
  if (def.type === 'union') return def.options.flatMap((option, at) => unbounded(option, `${path}|${at}`));
  if ('innerType' in def) return unbounded(def.innerType, path);
  // When what goes in is bounded, so is what the pipe makes of it.
  if (def.type === 'pipe') return unbounded(def.in, path);
  if (def.type === 'number' || def.type === 'boolean')
    return def.coerce && !path.startsWith('address') ? [`${path}: anything, read as a ${def.type}`] : [];
  if (def.type === 'unknown') return isFile(schema) ? [] : [`${path}: anything`];
  return [`${path}: ${def.type}`];
};
