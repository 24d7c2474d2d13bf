import { decideDisable } from '../decide/decideDisable';
import type { Job } from './job';

/** The kill switch: nobody gets the area until it is enabled again. */
export const disable = async ({ store, by, target, say }: Job): Promise<void> => {
  await store.flip(by, decideDisable(target.name, 'disable'));
  say(`${target.name} er slått av for alle.`);
};

/** Lets people have the area again. */
export const enable = async ({ store, by, target, say }: Job): Promise<void> => {
  await store.flip(by, decideDisable(target.name, 'enable'));
  say(`${target.name} er slått på igjen.`);
};
