import type { Option } from '@byggtun/shared/contract/list';
import type { SelectOption } from '@byggtun/shared/form/SelectField';

/** Choices as a call gives them, for a field; none until they are there. */
export const optionsOf = (options: readonly Option[] = []): SelectOption[] =>
  options.flatMap(({ key, value }) => (typeof key === 'number' ? [{ key, text: value }] : []));
