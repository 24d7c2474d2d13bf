interface PersonSettingTable {
  person_id: number;
  /** One of the contract's `settingKey`. */
  key: string;
  value: string;
}

declare module '../../../core/database/schema' {
  interface Database {
    person_setting: PersonSettingTable;
  }
}

// A module, so that what it declares adds to the one it names.
export {};
