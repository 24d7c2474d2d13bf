/** Whether a key is pressed for the browser or the system, such as Alt with an arrow for the page before. */
export const isShortcut = (event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;
