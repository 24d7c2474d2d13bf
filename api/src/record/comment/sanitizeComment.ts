import { isSafeLink } from '@byggtun/shared/contract/isSafeLink';
import sanitize, { type Transformer } from 'sanitize-html';

/** A tag that is not allowed: it goes, what it holds stays. */
const gone = { tagName: 'x-gone', attribs: {} };

/** What stands on lines of its own elsewhere does so here. */
const blocks = ['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'tr'];

const link: Transformer = (_tag, { href }) =>
  href !== undefined && isSafeLink(href)
    ? { tagName: 'a', attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' } }
    : gone;

const mention: Transformer = (tagName, { 'data-mention': id }) =>
  id !== undefined && /^\d{1,10}$/.test(id) ? { tagName, attribs: { 'data-mention': id } } : gone;

const options: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a', 'span'],
  allowedAttributes: { a: ['href', 'rel', 'target'], span: ['data-mention'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Nobody reads what stands in these.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'object',
    'template',
    'xmp',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    ...Object.fromEntries(blocks.map((tag) => [tag, 'p'])),
    a: link,
    span: mention,
  },
  nestingLimit: 12,
  parseStyleAttributes: false,
};

/** A comment's HTML with nothing in it but what comments may hold: paragraphs, emphasis, lists, links and mentions. */
export const sanitizeComment = (html: string): string => sanitize(html, options);
