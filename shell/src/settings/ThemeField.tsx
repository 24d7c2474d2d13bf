import type { ThemeChoice } from '../theme/themeStore';

const names: readonly [choice: ThemeChoice, name: string][] = [
  ['system', 'System'],
  ['light', 'Lyst'],
  ['dark', 'Mørkt'],
];

interface ThemeFieldProps {
  choice: ThemeChoice;
  onChoose: (choice: ThemeChoice) => void;
}

/** System, Lyst or Mørkt; it shows at once. */
export function ThemeField({ choice, onChoose }: ThemeFieldProps) {
  return (
    <fieldset className="bt-choices">
      <legend>Tema</legend>
      {names.map(([value, name]) => (
        <label key={value} className="bt-choice">
          <input type="radio" name="tema" checked={value === choice} onChange={() => onChoose(value)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
