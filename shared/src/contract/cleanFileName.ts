/** What no file system takes, what nobody can see, and what turns the direction of the text around. */
const unwanted = /[<>:"/\\|?*]|\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}/gu;

const longest = 150;

/** Without the spaces and points at its ends. */
const bare = (name: string): string => {
  const isEdge = (at: number) => name[at] === ' ' || name[at] === '.';
  let from = 0;
  let to = name.length;
  while (from < to && isEdge(from)) from += 1;
  while (from < to && isEdge(to - 1)) to -= 1;
  return name.slice(from, to);
};

/** A file's name without its folders and without what is dangerous or unseen in names; never empty, the extension kept. */
export const cleanFileName = (given: string): string => {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = bare(last.replace(unwanted, '').replace(/\s+/g, ' '));
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot).slice(0, 20) : '';
  const stem = dot > 0 ? name.slice(0, dot).trim() : name;
  return `${[...stem].slice(0, longest).join('') || 'fil'}${extension}`;
};
