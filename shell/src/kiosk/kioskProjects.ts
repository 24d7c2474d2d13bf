import { type ProjectName, projectName } from '@byggtun/shared/contract/checkIn';
import * as z from 'zod';

const key = 'byggtun.kiosk.projects';
const stored = z.array(projectName);

/**
 * The projects that this kiosk belongs to, kept on the device (docs/product/kiosk.md#set-up); the names beside
 * the ids, since the start page needs them before anybody has signed in. Empty before the set-up.
 */
export function readKioskProjects(): ProjectName[] {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** Makes these the kiosk's projects; none deletes the set-up. */
export function saveKioskProjects(projects: readonly ProjectName[]): void {
  if (projects.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(projects));
}
