import type { TagUser } from '../../contract/comment';

const plain = (text: string) => text.toLocaleLowerCase('nb').normalize('NFC');

/** Those whose name, or a word of it, begins with the text; at most eight. */
export function matchingPeople(people: readonly TagUser[], text: string): readonly TagUser[] {
  const wanted = plain(text.trim());
  const matches = ({ value }: TagUser) => {
    const name = plain(value);
    return name.startsWith(wanted) || name.split(/[\s-]+/).some((word) => word.startsWith(wanted));
  };
  return people.filter(matches).slice(0, 8);
}
