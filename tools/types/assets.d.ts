declare module '*.css';

declare module '*.svg' {
  /** Address of the file. */
  const url: string;
  export default url;
}
