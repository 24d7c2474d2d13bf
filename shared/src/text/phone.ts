const norwegian = /^(?:\+?47)?(\d{2})(\d{2})(\d{2})(\d{2})$/;

/** A Norwegian number grouped as 22 22 22 22; any other number as it was written. */
export function formatPhone(value: string): string {
  const groups = norwegian.exec(value.replaceAll(' ', ''));
  return groups ? groups.slice(1).join(' ') : value;
}
