import type { ProjectContact } from '@byggtun/shared/contract/projectContact';

/** The contacts by category, each category where its first contact stands. */
export function groupContacts(
  contacts: readonly ProjectContact[],
): (readonly [group: string, contacts: readonly ProjectContact[]])[] {
  const groups = new Map<string, ProjectContact[]>();
  for (const contact of contacts) {
    const group = groups.get(contact.contactGroup);
    if (group) group.push(contact);
    else groups.set(contact.contactGroup, [contact]);
  }
  return [...groups];
}
