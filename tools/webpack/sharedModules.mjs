// @ts-check

/**
 * @typedef {object} SharedPackage
 * @property {string} name The package; an area that bundles a file of it fails to build.
 * @property {string[]} keys What an area may ask for, as it is written in an import.
 * @property {RegExp} [own] Files of the package that each area may bundle for itself.
 * @property {string[]} [names] When given, the shell provides these exports alone.
 */

/** @param {string} text */
function words(text) {
  return text.trim().split(/\s+/);
}

/** antd's components, by the name that authors import from `antd`. Needs a line before an area can use one. */
export const antdComponents = words(`
  Alert App AutoComplete Avatar Badge Breadcrumb Button Card Checkbox Col Collapse ConfigProvider
  DatePicker Descriptions Divider Drawer Dropdown Empty Flex FloatButton Form Grid Image Input
  InputNumber Layout List Menu Modal Pagination Popconfirm Popover Progress QRCode Radio
  Result Row Segmented Select Skeleton Slider Space Spin Statistic Steps Switch Table Tabs Tag theme
  TimePicker Timeline Tooltip Tree Typography Upload
`);

/** @param {string} name */
const antdFolder = (name) =>
  name === 'QRCode' ? 'qr-code' : name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** @param {string} name The import that antd's component is shared under. */
export const antdKey = (name) => `antd/es/${antdFolder(name)}`;

/**
 * The one table of what the shell provides and areas take. State or weight decides: a second react, router, swr, antd or icon base
 * would split contexts, caches and styles; zod, dayjs and react-hook-form would be fetched twice. Our own doors: see `sharedDoors`.
 * @type {SharedPackage[]}
 */
export const sharedPackages = [
  { name: 'react', keys: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
  { name: 'react-dom', keys: ['react-dom', 'react-dom/client'] },
  { name: 'react-router-dom', keys: [] },
  { name: 'react-router', keys: [] },
  { name: 'single-spa-react', keys: ['single-spa-react'] },
  { name: 'swr', keys: ['swr', 'swr/infinite', 'swr/mutation'] },
  // It is a part of antd here: nothing of ours asks for it by itself.
  { name: '@ant-design/cssinjs', keys: [] },
  {
    name: '@ant-design/icons',
    keys: ['@ant-design/icons/es/components/AntdIconLight'],
    own: /[\\/]es[\\/]icons[\\/]\w+\.js$/,
  },
  { name: 'antd', keys: [...antdComponents.map(antdKey), 'antd/es/locale/nb_NO'] },
  { name: 'react-hook-form', keys: ['react-hook-form'] },
  { name: 'dayjs', keys: ['dayjs'], own: /[\\/](plugin|locale)[\\/]/ },
  {
    name: 'zod',
    keys: ['zod'],
    own: /[\\/]v4[\\/]core[\\/]/,
    names: words(`
      array boolean coerce enum guid int int32 iso literal number object record strictObject string
      union unknown url uuid ZodError
    `),
  },
];

/**
 * The folders of `@byggtun/shared` that hold state: the host API's context and router, and the calls with their cache.
 * The others (contract, text, ui, form, table, area) are bundled by each area that uses them: it is released alone and
 * takes along the parts that it was tested with; what is heavy in them (antd, zod, forms) is shared above, and the colours and
 * sizes of the look are the shell's (`antdTheme` of the host API).
 */
export const sharedDoors = ['portal', 'http'];

/** The package that a file in `node_modules` belongs to. @param {string} path */
export function packageOf(path) {
  const inside = path.split(/[\\/]node_modules[\\/]/).at(-1) ?? '';
  const parts = inside.split(/[\\/]/);
  return inside === path ? undefined : parts.slice(0, inside.startsWith('@') ? 2 : 1).join('/');
}
