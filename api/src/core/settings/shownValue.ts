import { isAddress } from '../release/store/address';
import { type SettingName, settingTable } from './settingTable';

/** What stands before an @ may be a password, and what stands behind a question mark a token; an @ behind one leaves open which. */
const withoutSecrets = (text: string): string => {
  const scheme = /^[a-z][a-z\d+.-]*:\/\//i.exec(text)?.[0] ?? '';
  const [address = '', ...query] = text.slice(scheme.length).split('?');
  if (query.some((part) => part.includes('@'))) return `${scheme}…`;
  const at = address.lastIndexOf('@');
  const shown = at < 0 ? address : `…${address.slice(at)}`;
  return query.length > 0 ? `${scheme}${shown}?…` : `${scheme}${shown}`;
};

/**
 * A wrong value as the sentence that refuses it repeats it; undefined for one that is secret, or where a password belongs and it is no
 * address, so that nobody can say which part is the password.
 */
export const shownValue = (name: SettingName, value: string): string | undefined => {
  const row = settingTable[name];
  if ('secret' in row) return undefined;
  if ('holdsPassword' in row && !(isAddress(value) && URL.canParse(value))) return undefined;
  return withoutSecrets(value);
};
