import { shellConfig } from '@byggtun/tools/webpack/shellConfig.mjs';

export default shellConfig(import.meta.url);
