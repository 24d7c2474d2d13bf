import { defineArea } from '@byggtun/shared/area/defineArea';

export const { pages, slots, prefetch, copies } = defineArea({});
