import type { ReactNode } from 'react';

import { useMustBeSaid } from './useMustBeSaid';

interface FieldProps {
  /** Id of the control; its label, help and error are `…-label`, `…-help` and `…-error`. */
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
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {required ? <span className="bt-secondary"> (må fylles ut)</span> : null}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

interface FieldNotesProps extends Pick<FieldProps, 'id' | 'help' | 'error'> {
  /** The error comes when nobody is led to the field, such as after a save that was not waited for. */
  late?: boolean;
}

/** What stands below a field: the error, then the help. */
export function FieldNotes({ id, help, error, late = false }: FieldNotesProps) {
  const helpId = `${id}-help`;
  const isSaid = useMustBeSaid(helpId, error) || late;
  return (
    <div className="bt-field-notes">
      <span id={`${id}-error`} className="bt-field-error" role={error && isSaid ? 'alert' : undefined}>
        {error}
      </span>
      <span id={helpId} className="bt-secondary">
        {help}
      </span>
    </div>
  );
}
