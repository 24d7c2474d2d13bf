/** What the build knows of the shell (`tools/webpack/WorkerFilesPlugin`). */
interface ShellFiles {
  version: string;
  /** Addresses of the files that the shell itself needs. */
  files: string[];
  /** For each module that areas take from the shell, the addresses of the files that bring it. */
  modules: Record<string, string[]>;
}

/** The build writes the object in the place of this name. */
declare const BYGGTUN_SHELL_FILES: ShellFiles;

export const shellFiles: ShellFiles = BYGGTUN_SHELL_FILES;
