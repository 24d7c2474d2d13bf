import { areaConfig } from '@byggtun/tools/webpack/areaConfig.mjs';

export default areaConfig(import.meta.url);
