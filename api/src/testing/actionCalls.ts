import type { getAction } from '@byggtun/shared/contract/action';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { LightMyRequestResponse } from 'fastify';

import { createAction } from './builders/actions';
import { createAttachment } from './builders/attachments';
import type { TestContact } from './builders/people';
import type { Scene } from './builders/scene';

type Who = TestContact | undefined;

/** What people do with actions. */
export const actionCalls = ({ app, call, worker }: Scene) => {
  const { db } = app.database;
  /** Saves the action as it was when it was made; 'Sett som behandlet' unless it says otherwise. */
  const save = (who: Who, id: number, input: object = { actionStatus: 3 }) =>
    call(who, 'POST', '/action/save', { id, version: 1, ...input });
  const comment = (who: Who, id: number, input: object = {}) =>
    call(who, 'POST', '/comments/save', { aberrationActionId: id, newComment: 'Utbedret.', ...input });
  const details = (who: Who, id: number) => call(who, 'GET', `/aberration/actions/details/${id}`);
  return {
    save,
    comment,
    details,
    shown: async (who: Who, id: number): Promise<RouteAnswer<typeof getAction>> =>
      (await details(who, id)).json(),
    /** The input with a new attachment of this person's. */
    withFile: async (who: TestContact, input: object = {}) => ({
      ...input,
      attachments: [{ bufferGuid: await createAttachment(db, who), status: 2 }],
    }),
    /** An action of the worker that can be treated. */
    treatable: async (values: Parameters<typeof createAction>[2] = {}) => {
      const id = await createAction(db, worker, { severity: 3, ...values });
      await comment(worker, id);
      return id;
    },
  };
};

/** Status and text of a refusal. */
export const refusalOf = async (answer: Promise<LightMyRequestResponse>) => {
  const given = await answer;
  return [given.statusCode, given.json<{ message: string }>().message];
};
