import { casePaths } from './casePaths';
import { documentPaths } from './documentPaths';
import { framePaths } from './framePaths';
import { logisticsPaths } from './logisticsPaths';
import { paths } from './paths';
import { profilePaths } from './profilePaths';
import { projectPaths } from './projectPaths';
import { qualityPaths } from './qualityPaths';

const parts = [
  framePaths,
  profilePaths,
  projectPaths,
  casePaths,
  qualityPaths,
  documentPaths,
  logisticsPaths,
];

test('no area names an address as another one does', () => {
  expect(Object.keys(paths)).toHaveLength(parts.flatMap((part) => Object.keys(part)).length);
});
