interface PersonSettingTable {
  person_id: number;
  /** One of the contract's `settingKey`. */
  key: string;
  value: string;
}

/** What people have set for themselves. */
export interface SettingTables {
  person_setting: PersonSettingTable;
}
