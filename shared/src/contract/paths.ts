import { casePaths } from './casePaths';
import { documentPaths } from './documentPaths';
import { framePaths } from './framePaths';
import { logisticsPaths } from './logisticsPaths';
import { profilePaths } from './profilePaths';
import { projectPaths } from './projectPaths';
import { qualityPaths } from './qualityPaths';

/** The addresses of the pages (docs/product/frame.md#pages): where areas meet. Each area's stand in a file of its own. */
export const paths = {
  ...framePaths,
  ...profilePaths,
  ...projectPaths,
  ...casePaths,
  ...qualityPaths,
  ...documentPaths,
  ...logisticsPaths,
} as const;
