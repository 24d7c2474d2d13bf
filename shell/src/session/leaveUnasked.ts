/** Goes on to another page without the browser's question about what was typed: who is signed out can't save it. */
export const leaveUnasked = (): void =>
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
