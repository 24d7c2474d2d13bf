import { cssVariables, type ThemeMode } from './palette';

/** Puts the look on the document itself: the stylesheets' variables, the browser's own controls, the size of touch targets. */
export function paintDocument(mode: ThemeMode, kiosk: boolean): void {
  const { style, dataset } = document.documentElement;
  for (const [name, value] of cssVariables(mode)) style.setProperty(name, value);
  style.colorScheme = mode;
  dataset.theme = mode;
  document.documentElement.toggleAttribute('data-kiosk', kiosk);
}
