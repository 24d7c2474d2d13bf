import { isSafeLink } from '../contract/isSafeLink';

/** An address that may be followed from a comment, as it is written; undefined for every other. The server holds to the same. */
export const safeHref = (href: string | null): string | undefined =>
  href !== null && isSafeLink(href) ? href : undefined;
