const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase('nb');

/** Whether a full name begins with the text, in whatever case: 'åse' finds Åse Strand, 'ase' and 'strand' do not. */
export const nameStartsWith = (name: string, text: string): boolean => fold(name).startsWith(fold(text));
