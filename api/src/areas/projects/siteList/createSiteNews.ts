import type { FastifyInstance } from 'fastify';

import { publish } from '../../../core/hub/publish';

/** Milliseconds between two events of this instance, however many people pass. */
const throttle = 1000;

/** Tells developer staff on which sites people went in or out: the first at once, later ones together, what failed with the next. */
export const createSiteNews = ({ database, log }: Pick<FastifyInstance, 'database' | 'log'>) => {
  const waiting = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let mayFrom = 0;

  const tell = async () => {
    timer = undefined;
    mayFrom = Date.now() + throttle;
    const projectIds = [...waiting];
    waiting.clear();
    try {
      await database.db
        .transaction()
        .execute((transaction) => publish(transaction, ['staff'], 'OnSiteChanged', { projectIds }));
    } catch (error) {
      log.error({ err: error }, 'a change on a site could not be told');
      for (const id of projectIds) waiting.add(id);
    }
  };
  return {
    add: (projectIds: ReadonlySet<number>) => {
      for (const id of projectIds) waiting.add(id);
      if (waiting.size > 0) timer ??= setTimeout(() => void tell(), Math.max(0, mayFrom - Date.now()));
    },
    /** Tells what is left, at the end. */
    stop: async () => {
      clearTimeout(timer);
      if (waiting.size > 0) await tell();
    },
  };
};
