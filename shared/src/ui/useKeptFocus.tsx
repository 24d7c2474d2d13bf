import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';

import { focusContent } from './focusContent';

/**
 * Keeps the focus in a place whose buttons come and go: when the one that has it leaves, the place takes it, so that neither the
 * keyboard nor a screen reader begins at the top of the page again. When the place itself leaves with it, the page's content does.
 * @param fieldIn what in the place takes it instead, when there is such a thing
 */
export function useKeptFocus<Place extends HTMLElement>(
  fieldIn: (place: Place) => HTMLElement | null = () => null,
) {
  const place = useRef<Place>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!place.current || !focused.current || focused.current.isConnected) return;
    focused.current = null;
    const field = fieldIn(place.current);
    if (field) field.focus();
    // One that is higher than the window would jump.
    else place.current.focus({ preventScroll: true });
  });
  useEffect(
    () => () => {
      if (focused.current) focusContent();
    },
    [],
  );
  return {
    ref: place,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent): void => {
      focused.current = target;
    },
    // What is taken out of the page by React tells nobody.
    onBlur: (): void => {
      focused.current = null;
    },
  };
}
