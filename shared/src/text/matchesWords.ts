/** Letters that are more, or other, than a letter with an accent. */
const letters: Readonly<Record<string, string>> = { å: 'å', ä: 'æ', ö: 'ø', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };

/** Without case and accents, while æ, ø and å are letters of their own: as the database folds what its lists are searched by (docs/decisions/list-engine.md). */
const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('nb')
    .replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter.normalize('NFD').replace(/\p{Mn}/gu, ''));

/** Whether a text holds every word that is looked for, in whatever order: 'solberg kari' finds Kari Solberg. */
export function matchesWords(text: string, wanted: string): boolean {
  const folded = fold(text);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
