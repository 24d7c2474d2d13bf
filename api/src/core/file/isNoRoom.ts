/** The disk, the quota or the largest file is reached, or nothing may be written at all; the last is the database's. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', '53100']);

/** Whether this error says that there is no room for what was to be written, here or in what caused it. */
export const isNoRoom = (error: unknown): boolean => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if ('code' in at && typeof at.code === 'string' && codes.has(at.code)) return true;
  return false;
};
