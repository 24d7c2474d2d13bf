// Who may import whom (shared/README.md). Each lock says where to go instead.

/** The doors of `shared`, each of which may use those before it. */
export const doors = [
  'contract',
  'text',
  'http',
  'portal',
  'ui',
  'pdf',
  'form',
  'attachment',
  'comment',
  'record',
  'table',
  'area',
];

const packages = '(?:mf-[a-z]+|shell|shared|api|tools|e2e)';

const otherAreas = {
  regex: `^(?:@byggtun/(?:mf-|shell|api|e2e)|(?:\\.\\./)+${packages}(?:/|$))`,
  message: 'Areas and the shell meet in the address bar, in the API and in slots, never by import.',
};
const oneRouter = {
  regex: '^react-router',
  message: "One copy of the router for everybody: import from '@byggtun/shared/portal/router'.",
};
const oneIcon = {
  regex: '^@ant-design/icons$',
  message: "The whole set is 950 KB: import one icon, '@ant-design/icons/ToolOutlined'.",
};
const antdDoor = {
  regex: '^antd/',
  message: "Write import { Button } from 'antd'; the build shares each component with the shell.",
};
const testsOnly = {
  regex: '^@byggtun/shared/testing/',
  message: 'The testing door is for tests alone.',
};
const sharedBySelf = {
  regex: '^@byggtun/shared/',
  message: "Inside shared, import by relative path: '../portal/portal'.",
};

/** Forbids these patterns in these files. */
const lock = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patterns.map((each) => ({ ...each, caseSensitive: true })) },
    ],
  },
});

/** Tests, and what the tests of an area share. */
const tests = ['**/*.test.ts', '**/*.test.tsx', 'mf-*/src/testing/**'];
const code = (folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`];
/** Of packages that are mostly run as they are written. */
const programs = (folder) => [...code(folder), `${folder}/**/*.mjs`];

const doorLock = (door, index) => {
  const later = [...doors.slice(index + 1), 'testing'].join('|');
  return lock(
    code(`shared/src/${door}`),
    [
      {
        regex: `^\\.\\./(?:${later})/`,
        message: `shared/${door} may use only the doors before it: ${doors.slice(0, index).join(', ') || 'none'}.`,
      },
      sharedBySelf,
      otherAreas,
      ...(door === 'portal' ? [] : [oneRouter]),
      oneIcon,
    ],
    tests,
  );
};

const contractLock = lock(
  code('shared/src/contract'),
  [
    {
      regex: '^(?!zod$|\\./)',
      message: 'shared/contract imports zod and its own files, nothing else: it runs at both ends.',
    },
  ],
  tests,
);

const notContract = '@byggtun/(?!shared/contract/)';
/** As `contractOnly`, for tests: how long all of them wait stands in one place. */
const contractAndCeilings = `^(?:${notContract}|(?:\\.\\./)+(?!tools/test/ceilings$)${packages}/)`;

const browserOnly = {
  regex: contractAndCeilings,
  message: 'The journeys know the product through the browser and the contract only.',
};

const contractOnly = {
  regex: `^(?:${notContract}|(?:\\.\\./)+${packages}/)`,
  message: 'The API imports @byggtun/shared/contract/* only.',
};
const apiTests = ['api/src/**/*.test.ts', 'api/src/testing/**', 'api/src/areas/*/testing/**'];

/** Of a floor's files: what lies above them in the house (api/README.md). */
const aboveFloor = (floor, above, message) =>
  lock(
    code(`api/src/${floor}`),
    [contractOnly, { regex: `^(?:\\.\\./)+(?:${above.join('|')})(?:/|$)`, message }],
    apiTests,
  );
const top = ['areas', 'buildApp', 'main', 'migrations', 'seed', 'supervisor', 'testing', 'whole'];

/** Of an area's files this many folders below it: the rooms of the others, but for their doors. */
const roomLock = (depth) => {
  const toRooms = '\\.\\./'.repeat(depth + 1);
  return lock(
    [`api/src/areas/*/${'*/'.repeat(depth)}*.ts`],
    [
      contractOnly,
      {
        regex: `^${toRooms}(?!\\.\\.)[^/]+/(?!door$)`,
        message: "Areas meet at their doors: '../../projects/door'.",
      },
      {
        regex: `^${toRooms}\\.\\./(?:areas$|${top.slice(1).join('|')})`,
        message: 'Only the files on top compose the areas.',
      },
    ],
    apiTests,
  );
};

/** The three floors of the API, and the doors between the areas' rooms. */
const floorLocks = [
  lock(code('api'), [contractOnly]),
  lock(apiTests, [{ ...contractOnly, regex: contractAndCeilings }]),
  aboveFloor('core', ['record', ...top], 'The core knows no noun: it imports the core alone.'),
  aboveFloor(
    'record',
    top,
    'What any record may have imports no area: areas declare themselves (record/area).',
  ),
  ...[0, 1, 2, 3].map(roomLock),
];

/** Playwright runs them to have a portal, with its data, before a journey begins. */
const portalStarters = [
  'e2e/keptData.mjs',
  'e2e/startPortal.mjs',
  'e2e/skew/startSkewed.mjs',
  'e2e/development/beginWithKept.mjs',
];

/** The locks as ESLint configuration. */
export const importLocks = [
  ...doors.map(doorLock),
  contractLock,
  lock(code('mf-*'), [otherAreas, oneRouter, oneIcon, antdDoor, testsOnly], tests),
  lock(code('shell'), [otherAreas, oneRouter, oneIcon, antdDoor, testsOnly], tests),
  lock(
    [...tests.map((pattern) => `mf-*/${pattern}`), ...tests.map((pattern) => `shell/${pattern}`)],
    [otherAreas, oneRouter, oneIcon],
  ),
  ...floorLocks,
  lock(
    programs('tools'),
    [
      {
        regex: `^(?:@byggtun/(?!shared/|api/)|(?:\\.\\./)+${packages}/)`,
        message: 'The tools use @byggtun/shared, and of the API what its package.json exports.',
      },
    ],
    // They hold the product's own functions against patterns that grow.
    ['tools/lint/growth.test.mjs'],
  ),
  lock(programs('e2e'), [browserOnly], portalStarters),
  lock(code('e2e/journeys'), [
    browserOnly,
    {
      regex: '^@playwright/test$',
      importNames: ['test'],
      message: "Playwright's own leaves devices open: take test from support/journey.",
    },
  ]),
  lock(portalStarters, [
    {
      regex: `^(?:@byggtun/|(?:\\.\\./)+(?!tools/(?:run|test)/)${packages}/)`,
      message:
        'What starts a portal for the journeys does so by the commands of the tools (tools/run, tools/test).',
    },
  ]),
];
