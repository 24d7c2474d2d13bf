/** A browser has taken a file over after so many milliseconds. */
const takenOver = 60_000;

/** Lets the browser save a file, as if it were a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), takenOver);
}
