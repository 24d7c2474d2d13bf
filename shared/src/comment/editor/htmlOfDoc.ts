import { DOMParser, DOMSerializer, type Node, type Slice } from 'prosemirror-model';

import { readHtml } from '../readHtml';
import { schema } from './schema';

const serializer = DOMSerializer.fromSchema(schema);
const parser = DOMParser.fromSchema(schema);

/** A document of the editor as HTML; empty when there is nothing to see in it. */
export function htmlOfDoc(doc: Node): string {
  if (doc.textContent.trim() === '') return '';
  // An inert document: nothing of it is shown or fetched.
  const place = document.implementation.createHTMLDocument('').createElement('div');
  place.append(serializer.serializeFragment(doc.content, { document: place.ownerDocument }));
  return place.innerHTML;
}

/** HTML of a comment as a document of the editor; what it does not know is left out. */
export const docOfHtml = (html: string): Node => parser.parse(readHtml(html));

/** Elements as a piece to be put into a document. */
export const sliceOf = (elements: HTMLElement): Slice => parser.parseSlice(elements);
