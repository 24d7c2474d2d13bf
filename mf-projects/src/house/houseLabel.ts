/** So many characters stand on a button of the house switch (docs/product/projects.md#a-project). */
const most = 5;

/**
 * What stands on a house's button: the first five characters of a name of one word, the initials of the words of a longer one,
 * at most five. A word that is a number is part of the initials whole, or 'Bygg 10' and 'Bygg 11' would both be 'B1'.
 */
export function houseLabel(name: string): string {
  const words = name.trim().split(/\s+/);
  const cut = (text: string) => [...text].slice(0, most).join('');
  if (words.length === 1) return cut(words[0] ?? '');
  return cut(
    words.map((word) => (/^\d+$/.test(word) ? word : ([...word][0] ?? '').toLocaleUpperCase('nb'))).join(''),
  );
}
