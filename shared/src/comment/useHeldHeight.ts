import { type FocusEvent, type PointerEvent, useRef } from 'react';

/**
 * Keeps a form as high as it was when it was sent, until somebody turns to something else: what is emptied by its own save does not pull
 * other things under the finger, where the second press of a double one would choose them.
 */
export function useHeldHeight() {
  const form = useRef<HTMLFormElement>(null);
  const set = (height: string) => form.current?.style.setProperty('min-height', height);
  const release = () => set('');
  return {
    /** For the form. */
    props: {
      ref: form,
      onFocus: ({ relatedTarget }: FocusEvent) => relatedTarget !== null && release(),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && release(),
    },
    /** As it is sent. */
    hold: () => set(`${form.current?.getBoundingClientRect().height ?? 0}px`),
    release,
    /** It was sent, and nobody has turned to something else since. */
    isHeld: () => form.current?.style.minHeight !== '',
  };
}
