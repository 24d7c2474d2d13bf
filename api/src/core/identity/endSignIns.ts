import { sql, type Transaction } from 'kysely';

import type { Database } from '../database/schema';

/** Ends whatever the embedded provider remembers of an account: sessions, grants, codes and refresh tokens. In the caller's transaction. */
export const endSignIns = async (transaction: Transaction<Database>, email: string): Promise<void> => {
  await sql`
    delete from oidc_payload where strpos(payload::text, to_json(${email}::text)::text) > 0`.execute(
    transaction,
  );
};
