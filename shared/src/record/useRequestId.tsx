import { useState } from 'react';

import { savedBefore } from '../contract/error';
import { refusedWith } from './refusedWith';

/**
 * The number that a form is sent under: the same for each try, so that it is saved once (docs/product/saving.md). When the server has saved it with
 * other content before, which is told, the next try is another form.
 */
export function useRequestId() {
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  return {
    requestId,
    /** Told what a try failed of; throws it on. */
    refused: (error: unknown): never => {
      if (refusedWith(error, savedBefore.code)) setRequestId(crypto.randomUUID());
      throw error;
    },
  };
}
