import type { Project } from '@byggtun/shared/contract/project';

const plain = (text: string) => text.toLocaleLowerCase('nb');

/** The projects whose name, address or place holds every word of the search, by name. */
export function findProjects(projects: readonly Project[], search: string): Project[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return projects
    .filter(({ name, address, postCode }) => {
      const text = plain(`${name} ${address} ${postCode}`);
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'nb'));
}
