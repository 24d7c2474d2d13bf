import { type DOMOutputSpec, type Node, Schema } from 'prosemirror-model';

import { safeHref } from '../safeHref';

const item: DOMOutputSpec = ['li', 0];

/** What a comment can hold: the same that the server lets through (`sanitizeComment`), but for what only other programs write. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    bulletList: {
      content: 'listItem+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    orderedList: {
      content: 'listItem+',
      group: 'block',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    listItem: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => item,
    },
    text: { group: 'inline' },
    hardBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
    /** A person who is told; one piece, which is deleted as one. */
    mention: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { id: { validate: 'number' }, name: { validate: 'string' } },
      parseDOM: [
        {
          tag: 'span[data-mention]',
          getAttrs: (element) => ({
            id: Number(element.dataset.mention),
            name: element.textContent.replace(/^@/, ''),
          }),
        },
      ],
      toDOM: ({ attrs }) => ['span', { 'data-mention': String(attrs.id) }, `@${String(attrs.name)}`],
      leafText: ({ attrs }: Node) => `@${String(attrs.name)}`,
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = safeHref(element.getAttribute('href'));
            return href === undefined ? false : { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});
