import { cssVariables, palettes, type ThemeMode } from './palette';

/** What the browser draws around the page, its bar and that of the phone, has the page's own look, whatever the device prefers. */
const around = { light: palettes.light.primary, dark: palettes.dark.page } as const;

/** Puts the look on the document itself: the stylesheets' variables, the browser's own controls, the size of touch targets. */
export function paintDocument(mode: ThemeMode, kiosk: boolean): void {
  const { style, dataset } = document.documentElement;
  for (const [name, value] of cssVariables(mode)) style.setProperty(name, value);
  style.colorScheme = mode;
  dataset.theme = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = around[mode];
  document.documentElement.toggleAttribute('data-kiosk', kiosk);
}
