import type { ItemFieldProps, ItemKind } from './itemKind';

const keysOf = (value: string) => new Set(value.split(',').filter(Boolean));

function PickManyField({ item: { options }, value, labelId, errorId, onChange }: ItemFieldProps) {
  const chosen = keysOf(value);
  const toggle = (toggled: string) =>
    onChange(
      options
        .map(({ key }) => String(key))
        .filter((key) => (key === toggled ? !chosen.has(key) : chosen.has(key)))
        .join(','),
    );
  return (
    <div className="checklist-choices" role="group" aria-labelledby={labelId} aria-describedby={errorId}>
      {options.map(({ key, value: text }) => (
        <label key={key} className="bt-choice">
          <input type="checkbox" checked={chosen.has(String(key))} onChange={() => toggle(String(key))} />
          {text}
        </label>
      ))}
    </div>
  );
}

/** Type 3: any of some. */
export const pickManyItem: ItemKind = {
  Field: PickManyField,
  toForm: ({ options }) =>
    options
      .filter(({ selected }) => selected)
      .map(({ key }) => key)
      .join(','),
  toAnswer: (value, { options }) => ({
    options: options.map(({ key }) => ({ key, selected: keysOf(value).has(String(key)) })),
  }),
  wrong: '',
  words: (value, { options }) =>
    options
      .filter(({ key }) => keysOf(value).has(String(key)))
      .map((option) => option.value)
      .join(', '),
};
