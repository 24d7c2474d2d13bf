import type { Portal } from '../portal/portal';
import { askAtUnload } from './askAtUnload';

/**
 * Keeps the page while something is under way that no component waits for: neither the shell nor the browser leaves it unasked.
 * @returns lets it go
 */
export function holdPage({ unsaved }: Pick<Portal, 'unsaved'>): () => void {
  const release = unsaved.hold();
  const stopAsking = askAtUnload();
  return () => {
    release();
    stopAsking();
  };
}
