import type { SelectOption } from './SelectField';

/**
 * What a `SelectField` is given that waits for another one, and for its own choices: it shows no choice that it does not know yet, and takes none.
 * @param before what the other is set to
 * @param options undefined until they are known
 * @param none what it means that nothing is chosen
 * @param meanwhile what stands there until they are known
 */
export const waitingFor = (
  before: number | null | undefined,
  options: readonly SelectOption[] | undefined,
  none: string,
  meanwhile = 'Henter …',
) => ({
  options: options ?? [],
  disabled: options === undefined,
  none: options === undefined && typeof before === 'number' ? meanwhile : none,
});
