import { drawText } from './drawText';

/** What stands on the card of a certificate. */
export interface Certificate {
  course: string;
  holder: string;
  /** `YYYY-MM-DD`. */
  issued: string;
  /** `YYYY-MM-DD`; null when it does not run out. */
  until: string | null;
  number: string;
}

const written = (day: string) => day.split('-').reverse().join('.');

const table =
  '<path fill="#8a7a66" d="M0 0h1280v960H0z"/><path d="M0 210q640-26 1280 8M0 452q640 30 1280-6M0 700q640-20 1280 14" fill="none" stroke="#6f6151" stroke-width="5" opacity=".55"/>';
const card =
  '<rect x="172" y="200" width="952" height="600" rx="36" opacity=".35"/><rect x="160" y="180" width="952" height="600" rx="36" fill="#f6f5ef"/><path fill="#24506b" d="M160 300V216a36 36 0 0 1 36-36h880a36 36 0 0 1 36 36v84z"/><path fill="#e0b23c" d="M160 300h952v10H160z"/>';
const portrait =
  '<rect x="208" y="352" width="216" height="280" rx="12" fill="#c9d3da"/><circle cx="316" cy="456" r="62" fill="#8496a3"/><path fill="#8496a3" d="M222 632c4-74 44-104 94-104s90 30 94 104z"/>';
const signature =
  '<path d="M214 712c26-50 44-40 38-8s18 22 30-6 26-26 24 2 22 16 36-8 20 4 34 8 24-14 36-10" fill="none" stroke="#2b3f66" stroke-width="5" stroke-linecap="round"/>';

/** A certificate as a card that lies on a table, for `drawPhoto`. */
export const drawCertificate = async (certificate: Certificate): Promise<string> => {
  const { course, holder, issued, until, number } = certificate;
  const [dark, pale] = ['#1f2a33', '#5d6a73'];
  const label = (text: string, x: number, y: number) => drawText({ text, x, y, size: 22, colour: pale });
  const fact = (text: string, x: number, y: number) =>
    drawText({ text, x, y, size: 32, colour: dark, bold: true });
  const texts = await Promise.all([
    drawText({ text: 'KURSBEVIS', x: 208, y: 222, size: 48, colour: '#ffffff', bold: true }),
    drawText({ text: 'Østlandet Fagopplæring', x: 800, y: 234, size: 24, colour: '#dbe6ee' }),
    drawText({ text: course, x: 468, y: 356, size: 42, colour: dark, bold: true, width: 600 }),
    label('Navn', 468, 484),
    fact(holder, 468, 514),
    label('Utstedt', 468, 588),
    fact(written(issued), 468, 618),
    label('Gyldig til', 756, 588),
    fact(until ? written(until) : 'Uten utløp', 756, 618),
    label(`Nr. ${number}`, 468, 704),
  ]);
  return `${table}<g transform="rotate(-3 640 480)">${card}${portrait}${signature}${texts.join('')}</g>`;
};
