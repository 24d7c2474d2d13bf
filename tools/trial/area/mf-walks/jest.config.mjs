export { preset as default } from '@byggtun/tools/jest/preset.mjs';
