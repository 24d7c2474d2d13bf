import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { createAction } from '../../../testing/builders/actions';
import { createAttachment } from '../../../testing/builders/attachments';
import { createComment } from '../../../testing/builders/comments';
import { owned } from '../../../testing/builders/owned';
import { buildScene } from '../../../testing/builders/scene';
import { findEvidence } from './findEvidence';

test('what counts for an action is found without reading the attachments of all others', async () => {
  const { app, worker } = await buildScene();
  const { db } = app.database;
  const id = await createAction(db, worker);
  const comment = await createComment(db, worker, owned('action', id));
  for (const owner of [owned('action', id), owned('comment', comment)])
    await createAttachment(db, worker, owner);
  await db.transaction().execute(async (transaction) => {
    // The few rows of a test would be read whole anyway.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const actor = { id: worker.id, companyId: worker.companyId, isByggtun: false, isMainContact: false };
    assert.deepEqual(await findEvidence(transaction, actor, id), { comments: 1, attachments: 2 });
    const { rows } = await sql<{ wholeReads: number }>`
      select seq_scan as "wholeReads" from pg_stat_xact_user_tables where relname = 'attachment'`.execute(
      transaction,
    );
    assert.deepEqual(rows, [{ wholeReads: 0 }]);
  });
});
