const protocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** An address that may be followed from a comment, as it is written; undefined for every other. The server holds to the same. */
export function safeHref(href: string | null): string | undefined {
  if (href === null || !URL.canParse(href)) return undefined;
  return protocols.includes(new URL(href).protocol) ? href : undefined;
}
