import { attachmentKinds, extensionOf } from '@byggtun/shared/contract/attachmentKind';

import type { SniffedKind } from '../../core/inspection/sniffKind';

/** Names that say one kind of image and hold another would open in the wrong program. */
const sameAs: Record<string, readonly string[]> = { jpg: ['jpg', 'jpeg', 'jfif'], tif: ['tif', 'tiff'] };

/**
 * A file's name with an extension that its content has: the given one when it fits, otherwise the content's own in its place. Undefined
 * when the name says something else that a person would open (a text called .html).
 */
export const nameForKind = (fileName: string, { kind, extension }: SniffedKind): string | undefined => {
  const given = extensionOf(fileName);
  const allowed: readonly string[] =
    kind === 'image' ? (sameAs[extension] ?? [extension]) : attachmentKinds[kind];
  if (allowed.includes(given)) return fileName;
  const isKnown = Object.values(attachmentKinds).some((known) =>
    (known as readonly string[]).includes(given),
  );
  if (given !== '' && !isKnown) return undefined;
  const stem = given === '' ? fileName : fileName.slice(0, -given.length - 1);
  return `${stem}.${extension}`;
};
