// What other areas may use of this one.
export { findCurrentProjects } from './infotech/findCurrentProjects';
