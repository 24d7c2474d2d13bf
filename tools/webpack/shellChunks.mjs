// @ts-check

const isAntd = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@emotion|dayjs|clsx)[\\/]/;

/**
 * How the shell's code is cut: each antd component is fetched alone, what four or more of them need is one file, and nothing
 * is cut so small that the requests cost more than the bytes.
 * @satisfies {import('webpack').Configuration['optimization'] extends infer O ? O extends { splitChunks?: infer S } ? S : never : never}
 */
export const shellChunks = {
  // The early script must not wait for anything, the redirect page must carry nothing else.
  chunks: ({ name }) => name !== 'early' && name !== 'redirect',
  minSize: 24_000,
  maxAsyncRequests: 60,
  maxInitialRequests: 10,
  cacheGroups: {
    components: {
      test: isAntd,
      chunks: 'async',
      minChunks: 4,
      name: 'components',
      priority: 10,
      enforce: true,
    },
  },
};
