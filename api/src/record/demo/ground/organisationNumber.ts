const weights = [3, 2, 7, 6, 5, 4, 3, 2] as const;

const checkDigit = (digits: string): number => {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11;
};

/** Whether nine digits satisfy the mod-11 check of Norwegian organisation numbers. */
export const isOrganisationNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) && checkDigit(text) === Number(text[8]);

/** The first valid organisation number from eight digits up. Demo companies get numbers that begin with 3, which nobody has been given. */
export const organisationNumberFrom = (start: number): string => {
  const digit = checkDigit(String(start));
  return digit === 10 ? organisationNumberFrom(start + 1) : `${start}${digit}`;
};
