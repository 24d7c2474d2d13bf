const parse = (version: string) => version.split('.').map(Number);

/**
 * Whether a version of the host API lies in the range that an area asks for. Two forms are known: `^1.2.0`
 * (same major, not older) and `1.2.0` (exactly); anything else never fits. `^1.4.0 || ^2.0.0` is either, so that an area
 * can be there before the shell takes a step that loses something.
 */
export const fitsHost = (range: string, version: string): boolean =>
  range.split('||').some((one) => fitsOne(one.trim(), version));

function fitsOne(range: string, version: string): boolean {
  const match = /^(\^?)(\d+\.\d+\.\d+)$/.exec(range);
  if (!match?.[2]) return false;
  if (!match[1]) return match[2] === version;
  const [major = 0, minor = 0, patch = 0] = parse(match[2]);
  const [hostMajor = 0, hostMinor = 0, hostPatch = 0] = parse(version);
  return hostMajor === major && (hostMinor > minor || (hostMinor === minor && hostPatch >= patch));
}
