/** Groups in the order in which their first ones come. */
export const groupBy = <T, Key>(all: readonly T[], keyOf: (one: T) => Key): [Key, T[]][] => {
  const groups = new Map<Key, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups];
};
