import type { PdfBlock, PdfColumn, PdfDocument } from '../../../core/pdf/pdfDocument';
import type { ChosenOption } from './findChoices';
import type { ReportedHouse } from './findReportedHouse';
import { groupBy } from './groupBy';
import { subjectOf } from './subjectOf';

const kroner = new Intl.NumberFormat('nb-NO', {
  style: 'currency',
  currency: 'NOK',
  maximumFractionDigits: 0,
});

const sumOf = (options: readonly ChosenOption[]) =>
  options.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

const columnsOf = (hasCustomers: boolean): PdfColumn[] => [
  { title: 'Seksjon', share: 1 },
  { title: 'Leilighet', share: 1.2 },
  ...(hasCustomers ? [{ title: 'Kunde', share: 2.4 }] : []),
  { title: 'Kode', share: 1 },
  { title: 'Valg', share: 5 },
  { title: 'Type', share: 1.1 },
  { title: 'Antall', share: 0.9, isNumber: true },
  { title: 'Pris', share: 1.5, isNumber: true },
  { title: 'Sum', share: 1.5, isNumber: true },
];

const rowOf =
  (hasCustomers: boolean) =>
  ({ sectionNum, apartmentKey, customer, code, name, isChange, quantity, price }: ChosenOption) => [
    sectionNum,
    apartmentKey,
    ...(hasCustomers ? [customer ?? ''] : []),
    code,
    name,
    isChange ? 'Endring' : 'Tilvalg',
    String(quantity),
    kroner.format(price),
    kroner.format(quantity * price),
  ];

/** Options and changes of a house, phase by phase, each with its sum. @param hasCustomers names who chose */
export const optionsReport = (
  house: ReportedHouse,
  options: readonly ChosenOption[],
  { hasCustomers, madeAt }: { hasCustomers: boolean; madeAt: Date },
): PdfDocument => {
  const columns = columnsOf(hasCustomers);
  const summed = (text: string, sum: number) => [
    text,
    ...Array<string>(columns.length - 2).fill(''),
    kroner.format(sum),
  ];
  const phases = groupBy(options, ({ phase }) => phase).flatMap(([phase, chosen]): PdfBlock[] => [
    { kind: 'heading', text: phase },
    {
      kind: 'table',
      columns,
      of: phase,
      rows: chosen.map(rowOf(hasCustomers)),
      sum: summed('I alt', sumOf(chosen)),
    },
  ]);
  const total: PdfBlock = {
    kind: 'notice',
    text: `Samlet for alle faser: ${kroner.format(sumOf(options))}, merverdiavgift inkludert.`,
  };
  return {
    title: 'Valgliste',
    subject: subjectOf(house),
    isLandscape: true,
    madeAt,
    blocks:
      options.length > 0
        ? [...phases, total]
        : [{ kind: 'notice', text: 'Ingen tilvalg eller endringer er registrert for dette bygget.' }],
  };
};
