import { paths } from '@byggtun/shared/contract/paths';

const project = `${paths.projects}/:id`;

/** Who takes part in a project. */
export const contactsPath = `${project}/contacts`;

/** The minutes of its meetings. */
export const minutesPath = `${project}/minutes`;
