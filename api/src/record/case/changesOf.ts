/** What a journal tells of. */
interface Journalled {
  status: number;
  responsible_id: number;
}

/** One line of a journal for each field that is no longer what it was. */
export const changesOf = (before: Journalled, after: Journalled) =>
  [
    { field: 'status' as const, from_value: before.status, to_value: after.status },
    { field: 'responsible' as const, from_value: before.responsible_id, to_value: after.responsible_id },
  ].filter(({ from_value, to_value }) => from_value !== to_value);
