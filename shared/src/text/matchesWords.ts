const fold = (text: string) => text.toLocaleLowerCase('nb').normalize('NFC');

/** Whether a text holds every word that is looked for, in whatever order: 'solberg kari' finds Kari Solberg. */
export function matchesWords(text: string, wanted: string): boolean {
  const folded = fold(text);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
