import { file } from '@byggtun/shared/contract/file';
import type { FormLimits, Route } from '@byggtun/shared/contract/route';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import * as z from 'zod';

import { leaveBody } from './leaveBody';
import { Refusal, refuse } from './refuse';

/** A boundary has at most 70 signs (RFC 2046). */
const longestType = 200;

/** Characters of a text in a form. */
const fieldSize = 10_000;

/** What stands around the parts. */
const overhead = 16_384;

const late = () => new Refusal(408, 'late', 'Det tok for lang tid å sende inn. Prøv igjen.');

/** The names of a form's files, and of its texts, as the contract has them. */
const partsOf = (body: z.ZodType | undefined) => {
  if (!(body instanceof z.ZodObject)) throw new Error('The body of a form is an object of its parts');
  const parts: [string, unknown][] = Object.entries(body.shape);
  const isFile = ([, part]: [string, unknown]) => part === file;
  const names = (some: typeof parts) => new Set(some.map(([name]) => name));
  return { file: names(parts.filter(isFile)), field: names(parts.filter((part) => !isFile(part))) };
};

type Parts = ReturnType<typeof partsOf>;

/** The bytes of a file; refused as soon as they are too many, whatever is still to come. */
const bytesOf = (part: MultipartFile, tooLarge: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const refused = () => reject(refuse.rule(tooLarge));
    part.file.once('limit', refused);
    part.toBuffer().then(resolve, (error: Error) => (part.file.truncated ? refused() : reject(error)));
  });

/** Reads the parts one after the other; the first that the contract does not have ends it. */
const readParts = async (request: FastifyRequest, parts: Parts, { below, tooLarge }: FormLimits) => {
  const [files, fields] = [parts.file.size, parts.field.size];
  const limits = { fileSize: below - 1, files, fields, parts: files + fields, fieldSize, headerPairs: 20 };
  const read: Record<string, unknown> = {};
  for await (const part of request.parts({ limits })) {
    if (!parts[part.type].has(part.fieldname) || part.fieldname in read) throw refuse.invalid({});
    read[part.fieldname] =
      part.type === 'file'
        ? new File([await bytesOf(part, tooLarge)], part.filename, { type: part.mimetype })
        : part.value;
  }
  return read;
};

/** What is said of a form that could not be read: it is never a fault of the server's. */
const refusalOf = (error: unknown): Refusal => (error instanceof Refusal ? error : refuse.invalid({}));

/** What can be told before a byte is read. */
const refusalBefore = ({ headers }: FastifyRequest, parts: Parts, form: FormLimits): Refusal | undefined => {
  if ((headers['content-type'] ?? '').length > longestType) return refuse.invalid({});
  const most = parts.file.size * form.below + parts.field.size * fieldSize + overhead;
  return Number(headers['content-length'] ?? 0) > most ? refuse.rule(form.tooLarge) : undefined;
};

/**
 * Reads a form into the call's body before it is checked: text as text, each file as a `File`, in memory, and no more than the parts that the
 * contract has. Who may is asked before it. What is refused is not read to its end.
 * @throws Refusal 415 when it is no form, 400 when it has other parts or is broken, and with the contract's text when a file is too large, 408
 * when it takes too long
 */
export const readForm = (form: FormLimits, body: Route['body']): preValidationAsyncHookHandler => {
  const parts = partsOf(body);
  return async (request) => {
    if (!request.isMultipart()) throw refuse.unsupported();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(late()), request.server.limits.of.formSeconds * 1000).unref();
    });
    try {
      const refused = refusalBefore(request, parts, form);
      if (refused) throw refused;
      request.body = await Promise.race([readParts(request, parts, form), tooLong]);
    } catch (error) {
      leaveBody(request);
      throw refusalOf(error);
    } finally {
      clearTimeout(timer);
    }
  };
};
