import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import type { Connection } from '../../core/database/connect';
import type { Area } from '../../record/area/area';
import { buildTestApp } from '../testApp';
import { bearer } from '../tokenFor';
import { createCompany, createContact, type TestContact } from './people';

/** A server with the people whom the rules tell apart. */
export interface Scene {
  app: FastifyInstance;
  /** Developer staff. */
  staff: TestContact;
  /** Main contact of the contractor. */
  main: TestContact;
  /** Contact person of the contractor, the usual responsible. */
  worker: TestContact;
  /** Colleague of the worker. */
  colleague: TestContact;
  /** Main contact of another contractor. */
  stranger: TestContact;
  /** Calls the API as somebody. */
  call: (
    who: TestContact | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => Promise<LightMyRequestResponse>;
}

/**
 * Builds the scene.
 * @param environment settings that differ from the defaults
 * @param server its database, a fresh one when left out, and its areas, all of them when left out
 */
export const buildScene = async (
  environment: Record<string, string> = {},
  { database, areas }: { database?: Connection; areas?: readonly Area[] } = {},
): Promise<Scene> => {
  const app = await buildTestApp(environment, database, areas);
  const { db } = app.database;
  const byggtun = await createCompany(db, { name: 'Byggtun AS', isByggtun: true });
  const contractor = await createCompany(db, { name: 'Nordre Tømrer AS' });
  const other = await createCompany(db, { name: 'Granlund Elektro AS' });
  const call: Scene['call'] = async (who, method, path, payload) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: who ? await bearer(app, who.email) : {},
      ...(payload && { payload }),
    });
  return {
    app,
    staff: await createContact(db, byggtun.id, { firstName: 'Kari', lastName: 'Solberg' }),
    main: await createContact(db, contractor.id, {
      firstName: 'Marte',
      lastName: 'Haugen',
      isMainContact: true,
    }),
    worker: await createContact(db, contractor.id, { firstName: 'Piotr', lastName: 'Kowalski' }),
    colleague: await createContact(db, contractor.id, { firstName: 'Åse', lastName: 'Strand' }),
    stranger: await createContact(db, other.id, { isMainContact: true }),
    call,
  };
};
