/** What no file system takes, what nobody can see, and what turns the direction of the text around. */
const unwanted = /[<>:"/\\|?*]|\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}/gu;

const longest = 150;

/** A file's name without its folders and without what is dangerous or unseen in names; never empty, the extension kept. */
export const cleanFileName = (given: string): string => {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(unwanted, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot).slice(0, 20) : '';
  const stem = dot > 0 ? name.slice(0, dot).trim() : name;
  return `${[...stem].slice(0, longest).join('') || 'fil'}${extension}`;
};
