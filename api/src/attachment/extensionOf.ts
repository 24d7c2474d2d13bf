/** What stands behind the last dot of a name, lower case; empty when there is none. */
export const extensionOf = (fileName: string): string =>
  /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
