// What other areas may use of this one.
export { createDeviation } from './aberration/createDeviation';
export { findDeviations } from './aberration/findDeviations';
export { countActions } from './action/countActions';
export { createAction } from './action/createAction';
export { findActionFacts } from './action/findActionFacts';
export { createComplaint } from './complaint/createComplaint';
export { findComplaintFacts } from './complaint/findComplaintFacts';
