/** Those that stand in the table, and then the others. */
export const inSightFirst = <Column,>(columns: readonly Column[], shown: readonly Column[]): Column[] => [
  ...columns.filter((column) => shown.includes(column)),
  ...columns.filter((column) => !shown.includes(column)),
];
