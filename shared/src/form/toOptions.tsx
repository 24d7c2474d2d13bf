import type { SelectOption } from './SelectField';

/** The choices of the wire as a field shows them. */
export const toOptions = <Key extends number>(
  options: readonly { key: Key; value: string }[],
): SelectOption<Key>[] => options.map(({ key, value }) => ({ key, text: value }));
