import type { SelectOption } from '@byggtun/shared/form/SelectField';

/** The choices of the wire as a field shows them. */
export const toOptions = (options: readonly { key: number; value: string }[]): SelectOption[] =>
  options.map(({ key, value }) => ({ key, text: value }));
