import { extensionOf } from '@byggtun/shared/contract/attachmentKind';

import type { SniffedKind } from '../../core/inspection/sniffKind';

/** Names that say one kind of image and hold another would open in the wrong program. */
const sameAs: Record<string, readonly string[]> = { jpg: ['jpg', 'jpeg', 'jfif'], tif: ['tif', 'tiff'] };

/**
 * A file's name with an extension that its content has: the given one when it fits, otherwise the content's own in its place. Undefined
 * when the kind is none of those that are taken, or the name says something else that a person would open (a text called .html).
 * @param kinds that are taken, with the extensions of each
 */
export const nameForKind = (
  fileName: string,
  { kind, extension }: Pick<SniffedKind, 'kind' | 'extension'>,
  kinds: Readonly<Record<string, readonly string[]>>,
): string | undefined => {
  const given = extensionOf(fileName);
  const taken = kinds[kind];
  if (!taken) return undefined;
  const allowed = kind === 'image' ? (sameAs[extension] ?? [extension]) : taken;
  if (allowed.includes(given)) return fileName;
  const isKnown = Object.values(kinds).some((known) => known.includes(given));
  if (given !== '' && !isKnown) return undefined;
  const stem = given === '' ? fileName : fileName.slice(0, -given.length - 1);
  return `${stem}.${extension}`;
};
