// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypeScript from 'react-refresh-typescript';

import { leanRoutes } from './leanRoutes.mjs';

/** A released page lets no style in without its nonce. */
const styleInPage = {
  loader: 'style-loader',
  options: { insert: fileURLToPath(new URL('insertStyle.cjs', import.meta.url)) },
};

/**
 * How each kind of file is read.
 * @param {string} folder the package's folder
 * @param {boolean} production
 * @returns {import('webpack').RuleSetRule[]}
 */
export const moduleRules = (folder, production) => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: join(folder, 'tsconfig.json'),
      // The same in development: a released shell has no jsxDEV for an area that comes from somebody's machine.
      compilerOptions: { noEmit: false, jsx: 'react-jsx' },
      getCustomTransformers: () => ({ before: production ? [leanRoutes] : [refreshTypeScript()] }),
    },
  },
  {
    test: /\.css$/,
    sideEffects: true,
    use: [production ? MiniCssExtractPlugin.loader : styleInPage, 'css-loader'],
  },
  {
    test: /\.(svg|png|jpg|woff2)$/,
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:8][ext]' },
  },
  // Free of side effects, though their package.json does not say so: without it each component drags all its neighbours along.
  { test: /[\\/]node_modules[\\/]@rc-component[\\/]/, sideEffects: false },
  { test: /[\\/]\.cache[\\/]generated[\\/]/, sideEffects: false },
  // It configures zod.
  { test: /[\\/]\.cache[\\/]generated[\\/]zod\.mjs$/, sideEffects: true },
  { test: /\.m?js$/, resolve: { fullySpecified: false } },
];
