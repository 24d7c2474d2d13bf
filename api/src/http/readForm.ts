import type { FormLimits } from '@byggtun/shared/contract/route';
import type { preValidationAsyncHookHandler } from 'fastify';

import { refuse } from './refuse';

/**
 * Reads a form into the call's body before it is checked: text as text, each file as a `File`, in memory.
 * @throws Refusal 415 when it is no form, 400 with the contract's text when a file is too large
 */
export const readForm =
  ({ below, tooLarge }: FormLimits): preValidationAsyncHookHandler =>
  async (request) => {
    if (!request.isMultipart()) throw refuse.unsupported();
    const limits = { fileSize: below - 1, files: 20, fields: 50, fieldSize: 100_000 };
    const fields: Record<string, unknown> = {};
    try {
      for await (const part of request.parts({ limits }))
        fields[part.fieldname] =
          part.type === 'file'
            ? new File([await part.toBuffer()], part.filename, { type: part.mimetype })
            : part.value;
    } catch (error) {
      if (error instanceof request.server.multipartErrors.RequestFileTooLargeError)
        throw refuse.rule(tooLarge);
      throw error;
    }
    request.body = fields;
  };
