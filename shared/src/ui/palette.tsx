/** The colours of the product: the one place where they are written (WCAG AA on page, surface and raised). */
export interface Palette {
  page: string;
  surface: string;
  /** What floats above a surface: menus and dialogs. */
  raised: string;
  text: string;
  secondary: string;
  /** Lines that part things. */
  line: string;
  /** Edges of fields, which must be told from their ground (3 : 1). */
  edge: string;
  primary: string;
  onPrimary: string;
  /** A quiet ground for what is chosen or pointed at. */
  primarySoft: string;
  accent: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  error: string;
  errorSoft: string;
  info: string;
  infoSoft: string;
  /** The one shadow of cards; in dark a line stands in its place. */
  shadow: string;
}

/** Which of the two looks the portal has now. */
export type ThemeMode = 'light' | 'dark';

export const palettes = {
  light: {
    page: '#F5F6FA',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    text: '#1B1F33',
    secondary: '#565C78',
    line: '#E1E4EE',
    edge: '#868CA8',
    primary: '#3C4883',
    onPrimary: '#FFFFFF',
    primarySoft: '#ECEEF7',
    accent: '#FDB913',
    success: '#1B6E37',
    successSoft: '#E4F3E9',
    warning: '#7A4F00',
    warningSoft: '#FFF1D0',
    error: '#B3261E',
    errorSoft: '#FCE9E7',
    info: '#1D5E9C',
    infoSoft: '#E5F0FA',
    shadow: '0 1px 2px rgb(27 31 51 / 6%), 0 4px 16px rgb(27 31 51 / 5%)',
  },
  dark: {
    page: '#12141C',
    surface: '#1B1E2A',
    raised: '#232737',
    text: '#EEF0F7',
    secondary: '#A6ACC4',
    line: '#363C52',
    edge: '#7A81A0',
    primary: '#FDB913',
    onPrimary: '#1B1F33',
    primarySoft: '#323748',
    accent: '#FDB913',
    success: '#7FD6A0',
    successSoft: '#1C3328',
    warning: '#FFCB66',
    warningSoft: '#3A301C',
    error: '#FF9A90',
    errorSoft: '#3D2326',
    info: '#8CC1F5',
    infoSoft: '#1C2E42',
    shadow: '0 0 0 1px #363C52',
  },
} as const satisfies Record<ThemeMode, Palette>;

/** The same colours for stylesheets: `primarySoft` is `--bt-primary-soft`. */
export const cssVariables = (mode: ThemeMode): [name: string, value: string][] =>
  Object.entries(palettes[mode]).map(([name, value]) => [
    `--bt-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
