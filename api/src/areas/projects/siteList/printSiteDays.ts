import type { ListQuery } from '@byggtun/shared/contract/list';
import { type SiteDayRow, sitePdfLimit } from '@byggtun/shared/contract/siteList';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../../core/http/refuse';
import type { FileAnswer } from '../../../core/http/sendFile';
import type { PdfDocument } from '../../../core/pdf/pdfDocument';
import { norwegianDay } from '../../../core/time/norwegianDay';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findSite } from './findSite';
import { siteDayExport } from './siteDayExport';
import { findSiteDayRows } from './siteDayRows';

type Query = Pick<ListQuery, 'headers' | 'search' | 'sortBy' | 'sortDesc'>;

/** From the first to the last day of the lines. */
const periodOf = (rows: readonly SiteDayRow[]): string => {
  const days = rows.map(({ day }) => day).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  if (!first) return 'Ingen dager';
  return first === last ? norwegianDay(first) : `${norwegianDay(first)} – ${norwegianDay(last)}`;
};

const columns = [
  { title: 'Dag', share: 2.1 },
  { title: 'Navn', share: 4 },
  { title: 'Født', share: 2.1 },
  { title: 'HMS-kort', share: 1.9 },
  { title: 'Arbeidsgiver', share: 4 },
  { title: 'Org.nr.', share: 2 },
  { title: 'Inn', share: 1.2 },
  { title: 'Ut', share: 1.6 },
];

/** Said where something is not known that § 15 asks for. */
const missing = 'Mangler';

const cellsOf = (row: SiteDayRow): string[] => [
  norwegianDay(row.day),
  row.name,
  norwegianDay(row.birthDate) || missing,
  row.hmsCardNumber ?? missing,
  row.employer ?? missing,
  row.employerRegNum ?? missing,
  row.firstIn ?? '–',
  row.lastOut ?? '–',
];

/**
 * The site list on paper: site, client and period, then a line for each person and day.
 * @throws Refusal as `requireSite`; 400 for an unknown column or clause, and for too many lines
 */
export const printSiteDays = async (
  { database, printing }: Pick<FastifyInstance, 'database' | 'printing'>,
  user: CurrentUser,
  { id, query, now }: { id: number; query: Query; now: Date },
): Promise<FileAnswer> => {
  const { name, address, client } = await findSite(database.db, user, id);
  const headers = [
    ...query.headers.filter(({ value }) => value !== 'projectId'),
    { value: 'projectId', type: 'int' as const, filterValues: [id] },
  ];
  const ids = await siteDayExport.findIds(database, user, { ...query, headers });
  if (ids.length > sitePdfLimit)
    throw refuse.rule(
      `Listen har ${ids.length} linjer, og en PDF rommer ${sitePdfLimit}. Begrens den med filter, for eksempel på dag.`,
    );
  const rows = await findSiteDayRows(database.pool, ids);
  const document: PdfDocument = {
    title: 'Oversiktsliste',
    subject: address ? `${name}, ${address}` : name,
    isLandscape: true,
    madeAt: now,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Byggeplass', name],
          ['Adresse', address],
          [
            'Byggherre',
            [client.name, client.regNum && `org.nr. ${client.regNum}`].filter(Boolean).join(', '),
          ],
          ['Periode', periodOf(rows)],
          ['Føres etter', 'Byggherreforskriften § 15'],
        ],
      },
      { kind: 'table', columns, rows: rows.map(cellsOf) },
    ],
  };
  const bytes = await printing.print(user.personId, document);
  return { bytes, version: `${id}-${now.getTime()}`, name: `Oversiktsliste ${name}.pdf` };
};
