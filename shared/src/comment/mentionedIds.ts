/** Contact persons whom a comment's HTML mentions, each once. */
export const mentionedIds = (html: string): readonly number[] => [
  ...new Set([...html.matchAll(/data-mention="(\d+)"/g)].map(([, id]) => Number(id))),
];
