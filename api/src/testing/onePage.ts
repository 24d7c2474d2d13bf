import { writePdf } from '../core/pdf/writePdf';

/** A PDF of one page with a text on it. */
export const onePage = (text: string): Promise<Buffer> =>
  writePdf({
    title: text,
    subject: 'Prøve',
    madeAt: new Date(0),
    blocks: [{ kind: 'paragraph', text: `Innholdet i ${text}` }],
  });
