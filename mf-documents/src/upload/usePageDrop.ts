import { useDropped } from '@byggtun/shared/attachment/useDropped';
import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => Boolean(dataTransfer?.types.includes('Files'));

/** Takes files and folders that are dropped anywhere on the page, unless somebody nearer has; answers whether some are over it now. */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const takeDropped = useDropped(onFiles);
  const over = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    if (!event.defaultPrevented) setOver(true);
    event.preventDefault();
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // Nothing is entered instead: they have left the window.
    if (event.relatedTarget === null) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) takeDropped(event.dataTransfer);
  });
  useEffect(() => {
    const gone = new AbortController();
    const until = { signal: gone.signal };
    document.addEventListener('dragover', (event) => over(event), until);
    document.addEventListener('dragleave', (event) => leave(event), until);
    document.addEventListener('drop', (event) => drop(event), until);
    return () => gone.abort();
  }, []);
  return isOver;
}
