import { theme, type ThemeConfig } from 'antd';

import { palettes, type ThemeMode } from './palette';

/** What the device asks for beside the colours. */
export interface DeviceTraits {
  /** Fingers instead of a mouse: larger controls, and text that iOS does not zoom to. */
  touch: boolean;
  reducedMotion: boolean;
  /** A screen that everybody touches: the largest targets. */
  kiosk: boolean;
}

/** The product's fonts, the metric-adjusted fallback right behind (`fonts.css`). */
export const fontFamily = "'Figtree Variable', 'Figtree fallback', system-ui, sans-serif";

/**
 * antd's tokens for one look on one kind of device. Its key is made of what it says, so that all React roots of a page share
 * one set of variables and styles, and an area that was built with other tokens has its own.
 */
export function antdTheme(mode: ThemeMode, traits: DeviceTraits): ThemeConfig {
  const look = lookOf(mode, traits);
  const key = `bt-${mode}-${digest(JSON.stringify(look))}`;
  return {
    ...look,
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key },
  };
}

/** A short name for a text, the same for the same text. */
const digest = (text: string) =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 0).toString(36);

function lookOf(mode: ThemeMode, { touch, reducedMotion, kiosk }: DeviceTraits) {
  const colors = palettes[mode];
  const large = touch || kiosk;
  const height = kiosk ? 56 : 44;
  return {
    token: {
      colorPrimary: colors.primary,
      colorLink: mode === 'dark' ? colors.info : colors.primary,
      colorInfo: colors.info,
      colorSuccess: colors.success,
      colorWarning: colors.warning,
      colorError: colors.error,
      // What antd derives from dark words is a grey of mud.
      colorInfoBg: colors.infoSoft,
      colorSuccessBg: colors.successSoft,
      colorWarningBg: colors.warningSoft,
      colorErrorBg: colors.errorSoft,
      colorBgLayout: colors.page,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.raised,
      colorText: colors.text,
      colorTextSecondary: colors.secondary,
      colorTextDescription: colors.secondary,
      colorTextPlaceholder: colors.secondary,
      colorBorder: colors.edge,
      colorBorderSecondary: colors.line,
      colorTextLightSolid: colors.onPrimary,
      fontFamily,
      fontSize: large ? 16 : 14,
      controlHeight: large ? height : 36,
      controlHeightLG: large ? height + 4 : 44,
      controlHeightSM: large ? height - 8 : 28,
      borderRadius: 8,
      borderRadiusLG: 10,
      motion: !reducedMotion,
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
    },
    components: {
      // Said once more: the dark algorithm would dim the seed, and yellow is the brand's own.
      Button: {
        colorPrimary: colors.primary,
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Modal: { titleFontSize: 20 },
    },
  };
}
