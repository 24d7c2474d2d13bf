import type { ProjectImage, ProjectImageWidth } from '@byggtun/shared/contract/projectFile';

/** Which picture: of a project, in a version, in a width. */
export interface ImageName {
  id: number;
  version: string;
  width: ProjectImageWidth;
}

/** So many pictures are kept for who comes back to a page, the last that were shown. */
const most = 60;

interface Shown extends ImageName {
  address: string;
}

let shown: readonly Shown[] = [];

const isSame = (one: ImageName, other: ImageName) =>
  one.id === other.id && one.version === other.version && one.width === other.width;

/** A picture of an answer as an address for `<img>`. */
export const imageAddress = ({ contentType, image }: ProjectImage): string =>
  `data:${contentType};base64,${image}`;

/** Remembers a picture while the portal is open. */
export function rememberImage(name: ImageName, address: string): void {
  shown = [...shown.filter((one) => !isSame(one, name)).slice(1 - most), { ...name, address }];
}

/** The very picture, when it has been shown lately. */
export const recallImage = (name: ImageName): string | undefined =>
  shown.find((one) => isSame(one, name))?.address;

/** The same picture in any other width, to stand there while the right one is on its way. */
export const recallPreview = ({ id, version }: Pick<ImageName, 'id' | 'version'>): string | undefined =>
  shown.findLast((one) => one.id === id && one.version === version)?.address;
