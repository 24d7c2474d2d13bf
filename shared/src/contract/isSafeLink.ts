const protocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** What stands before the path of a web address, as it is written: the host, and whatever is to look like one. */
const authorityOf = (href: string): string => {
  const rest = href.slice(href.indexOf(':') + 1);
  const from = rest.search(/[^/\\\s]/);
  return from < 0 ? '' : (rest.slice(from).split(/[/\\?#]/, 1)[0] ?? '');
};

/**
 * Whether an address may be followed from a comment: a whole one, as a relative one would lead somewhere else from each page, of the web, mail
 * or telephone, and none of the web that names one host and leads to another (`https://byggtun.no@evil.example`).
 */
export const isSafeLink = (href: string): boolean => {
  if (!URL.canParse(href)) return false;
  const { protocol } = new URL(href);
  return protocols.includes(protocol) && !(protocol.startsWith('http') && authorityOf(href).includes('@'));
};
