// What other areas may use of this one.
export { createDeviation } from './aberration/createDeviation';
export { findDeviations } from './aberration/findDeviations';
