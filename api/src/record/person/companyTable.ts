import type { Generated, GeneratedAlways } from 'kysely';

interface CompanyTable {
  id: Generated<number>;
  name: string;
  /** The name as `fold_text` makes it, to search in. */
  name_search: GeneratedAlways<string>;
  /** Organisation number, nine digits. */
  reg_num: string | null;
  /** The developer itself; its contact persons are developer staff. */
  is_byggtun: Generated<boolean>;
  mobile: Generated<string>;
  phone: Generated<string>;
  www: Generated<string>;
  address: Generated<string>;
  post_code: Generated<string>;
  post_place: Generated<string>;
  /** Grows with every change. */
  version: Generated<number>;
}

declare module '../../core/database/schema' {
  interface Database {
    company: CompanyTable;
  }
}
