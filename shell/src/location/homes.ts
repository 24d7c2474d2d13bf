import { paths } from '@byggtun/shared/contract/paths';

/** Where a person lands after sign-in: the first of these that is there for this person. */
export const homes: readonly string[] = [paths.dashboard, paths.complaints];
