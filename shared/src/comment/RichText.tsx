import { createElement, Fragment, type ReactNode, useMemo } from 'react';

import { isSafeLink } from '../contract/isSafeLink';
import { readHtml } from './readHtml';
import { safeHref } from './safeHref';

const tags = ['p', 'strong', 'em', 'u', 'ul', 'ol', 'li'];

/** An address in running text, without what ends the sentence. */
const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

const drawText = (text: string, inLink: boolean): ReactNode[] =>
  text.split(address).map((part, place) =>
    place % 2 === 1 && !inLink && isSafeLink(part) ? (
      <OutLink key={place} href={part}>
        {part}
      </OutLink>
    ) : (
      part
    ),
  );

function drawElement(element: Element, key: number, inLink: boolean): ReactNode {
  const tag = element.localName;
  if (tag === 'br') return <br key={key} />;
  const href = tag === 'a' && !inLink ? safeHref(element.getAttribute('href')) : undefined;
  const children = drawNodes(element, inLink || href !== undefined);
  if (href !== undefined) return createElement(OutLink, { key, href, children });
  if (element.hasAttribute('data-mention'))
    return createElement('span', { key, className: 'comment-mention' }, ...children);
  return createElement(tags.includes(tag) ? tag : Fragment, { key }, ...children);
}

const drawNodes = (node: Node, inLink = false): ReactNode[] =>
  [...node.childNodes].flatMap((child, place) => {
    if (child instanceof Text) return drawText(child.data, inLink);
    return child instanceof Element ? [drawElement(child, place, inLink)] : [];
  });

/**
 * The HTML of a comment, drawn anew from what comments may hold: nothing of it gets into the page as markup, whatever a server
 * has let through.
 */
export function RichText({ html }: { html: string }) {
  const drawn = useMemo(() => drawNodes(readHtml(html)), [html]);
  return createElement('div', { className: 'rich-text' }, ...drawn);
}
