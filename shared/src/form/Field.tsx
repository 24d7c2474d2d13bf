import type { ReactNode } from 'react';

interface FieldProps {
  /** Id of the control; its help and its error are `…-help` and `…-error`. */
  id: string;
  label: string;
  required?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** The ids that describe a field's control, for `aria-describedby`. */
export const describedBy = (id: string, error: string | undefined): string =>
  error ? `${id}-error ${id}-help` : `${id}-help`;

/** Label above, help below, the error in its place. */
export function Field({ id, label, required = false, help, error, children }: FieldProps) {
  return (
    <div className="bt-field">
      <label htmlFor={id}>
        {label}
        {required ? <span className="bt-secondary"> (må fylles ut)</span> : null}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

/** What stands below a field: the error, then the help. */
export function FieldNotes({ id, help, error }: Pick<FieldProps, 'id' | 'help' | 'error'>) {
  return (
    <div className="bt-field-notes">
      <span id={`${id}-error`} className="bt-field-error" role={error ? 'alert' : undefined}>
        {error}
      </span>
      <span id={`${id}-help`} className="bt-secondary">
        {help}
      </span>
    </div>
  );
}
