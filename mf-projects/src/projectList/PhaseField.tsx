interface PhaseFieldProps {
  /** Every phase, in the order of a project's life. */
  all: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Any number of phases; none chosen is every one. */
export function PhaseField({ all, chosen, onChange }: PhaseFieldProps) {
  return (
    <fieldset className="bt-choices">
      <legend>
        Status <span className="bt-secondary">(ingen valgt viser alle)</span>
      </legend>
      <div className="bt-picks">
        {all.map((phase) => (
          <label key={phase} className="bt-check">
            <input
              type="checkbox"
              checked={chosen.includes(phase)}
              onChange={({ target }) =>
                onChange(all.filter((one) => (one === phase ? target.checked : chosen.includes(one))))
              }
            />
            {phase}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
