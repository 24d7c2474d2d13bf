// How the files of the product may hang together; which package may import what is said by the locks of the linter (tools/lint/importLocks.mjs).

/**
 * The folders of the shell from the ground up, each of which may use those before it, so that it can be read, tried and moved
 * without what is composed of it (shell/README.md#floors).
 */
const floors = [
  'state',
  'location',
  'theme',
  'notice',
  'hub',
  'dialog',
  'worker',
  'consent',
  'loading',
  'touch',
  'session',
  'early',
  'page',
  'layout',
  'timeRegistration',
  'projectStart',
  'kiosk',
  'signIn',
  'area',
  'override',
  'navigation',
  'slot',
  'status',
  'offline',
  'frame',
  'settings',
  'portal',
  'bootstrap',
];

/** Forbids these files of the shell every folder but these; tests may use what they need. */
const mayUse = (files, folders) => ({
  name: 'shell-floors',
  comment: 'A folder of the shell uses those below it. Move what both need down, or what composes both up.',
  severity: 'error',
  from: { path: files, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^shell/src/(?!(?:${folders.join('|')})/)` },
});

const floorLocks = [
  ...floors.map((folder, index) => mayUse(`^shell/src/${folder}/`, floors.slice(0, index + 1))),
  // What starts the page stands on all floors; a folder that has none is found too.
  mayUse('^shell/src/[^/]+$', floors),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that need each other, by type or by value, can only be read, tried and moved together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...floorLocks,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'] },
  },
};
