import type { ColumnType, Generated } from 'kysely';

/** Who may sign in at the embedded identity provider. */
interface SignInAccountTable {
  /** In small letters. */
  email: string;
  /** scrypt, `salt:hash` in base64url. */
  password_hash: string;
  person_name: string;
}

/** Wrong passwords in a row. */
interface SignInFailureTable {
  /** Digest of whose they are (`failureKey`). */
  key: string;
  failures: number;
  last_failure: Generated<Date>;
}

/** What the embedded identity provider remembers: sessions, grants, codes, tokens. */
interface OidcPayloadTable {
  /** Model and the model's id, `Session:abc`. */
  id: string;
  payload: ColumnType<Record<string, unknown>, string, string>;
  grant_id: string | null;
  uid: string | null;
  expires_at: Date | null;
  consumed_at: Date | null;
}

/** Keys that are made once and shared by every instance. */
interface IdentityKeyTable {
  name: string;
  value: ColumnType<unknown, string, never>;
}

export interface IdentityTables {
  sign_in_account: SignInAccountTable;
  sign_in_failure: SignInFailureTable;
  oidc_payload: OidcPayloadTable;
  identity_key: IdentityKeyTable;
}
