const figures = new Intl.NumberFormat('nb-NO');

/** A whole number with Norwegian grouping, 12 345. */
export const formatCount = (value: number): string => figures.format(value);

/** A number with its noun, '1 sak', '2 saker'. */
export const counted = (value: number, one: string, many: string): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;
