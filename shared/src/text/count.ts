let figures: Intl.NumberFormat | undefined;

/** A whole number from 0 with Norwegian grouping, 12 345. Made without the formatter where nothing is grouped: it takes 10 ms to be made. */
export const formatCount = (value: number): string =>
  value < 1000 ? String(value) : (figures ??= new Intl.NumberFormat('nb-NO')).format(value);

/** A number with its noun, '1 sak', '2 saker'. */
export const counted = (value: number, one: string, many: string): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;
