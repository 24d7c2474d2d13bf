import { boundedText } from './boundedText';

/** Characters of an amount at most: nine digits, a point and two more. */
const amountLimit = 12;

/**
 * An exact amount as it is written, '12.5': up to nine digits and two decimals. It travels and lies in the database as it is written, and is
 * reckoned with in whole hundredths; a float would lose some of them (docs/decisions/amounts.md).
 */
export const amount = boundedText(amountLimit).regex(/^\d{1,9}(\.\d{1,2})?$/, {
  error: 'Skriv et tall med høyst to desimaler.',
});

/** An amount in whole hundredths, which a number holds exactly: 1250 of '12.5'. */
export const hundredthsOf = (written: string): number => {
  const [whole = '', decimals = ''] = written.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};

/** So many hundredths as an amount with two decimals: '12.50' of 1250. */
export const amountOf = (hundredths: number): string => {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** An amount as it is shown, with two decimals: '12,50'. */
export const showAmount = (written: string): string => amountOf(hundredthsOf(written)).replace('.', ',');

/** What somebody has typed, with a comma or a point, as an amount; undefined when it is none. */
export const readAmount = (typed: string): string | undefined => {
  const written = amount.safeParse(typed.replaceAll(/\s/g, '').replace(',', '.'));
  return written.success ? amountOf(hundredthsOf(written.data)) : undefined;
};
