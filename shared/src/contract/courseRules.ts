import type { Actor } from './actor';
import { mayEditCompany } from './companyRules';

/** What the rules need to know of whose courses they are. */
interface Holder {
  /** Contact person. */
  id: number;
  companyId: number;
  isActive: boolean;
}

/** Whether somebody sees a contact person's courses with the pictures of the certificates: the person, their company's main contact, and developer staff. */
export const maySeeCourses = (actor: Actor, { id, companyId, isActive }: Holder): boolean =>
  actor.isByggtun || actor.id === id || (isActive && mayEditCompany(actor, companyId));
