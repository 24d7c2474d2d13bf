/** Lets the browser ask before the page is closed or reloaded. @returns ends it */
export function askAtUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
