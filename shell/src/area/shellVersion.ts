/** The version of the shell that runs in this page, written into it by the server; `development` without a release. */
export const shellVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=version]')?.content || 'development';
