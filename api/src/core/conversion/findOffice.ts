import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Where LibreOffice lies that is in no PATH. */
const places: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['/Applications/LibreOffice.app/Contents/MacOS/soffice'],
  win32: ['C:\\Program Files\\LibreOffice\\program\\soffice.exe'],
};

/** The path of LibreOffice on this machine; undefined when it has none. */
export const findOffice = async (
  path = process.env.PATH ?? '',
  platform = process.platform,
): Promise<string | undefined> => {
  const name = platform === 'win32' ? 'soffice.exe' : 'soffice';
  const inPath = path.split(delimiter).filter(Boolean);
  for (const place of [...inPath.map((folder) => join(folder, name)), ...(places[platform] ?? [])]) {
    const isThere = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return place;
  }
  return undefined;
};
