// @ts-check
import { join } from 'node:path';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypeScript from 'react-refresh-typescript';

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
      compilerOptions: { noEmit: false, jsx: production ? 'react-jsx' : 'react-jsxdev' },
      getCustomTransformers: () => ({ before: production ? [] : [refreshTypeScript()] }),
    },
  },
  {
    test: /\.css$/,
    sideEffects: true,
    use: [production ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'],
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
