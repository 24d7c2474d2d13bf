import type { ListHeader } from '@byggtun/shared/contract/list';

/** One of the calls that are measured. */
export interface ListShot {
  name: string;
  /** Below the API's address. */
  path: string;
  body: { headers: ListHeader[]; page?: number; itemsPerPage?: number; search?: string };
  /** p95 in ms that it may take. */
  bar: number;
}

interface ListOfKind {
  path: string;
  /** What the list opens with. */
  headers: ListHeader[];
  sortBy: string;
  /** A search for a word that many texts hold. */
  search: string;
  /** A filter of two columns beside the usual ones. */
  filter: ListHeader[];
}

const usual = 150;
const broad = 500;
const everyStatus = new Set(['lineStatus', 'status']);

/** The calls of docs/product/complaints.md#calls's lists that are measured. @param list which list */
export const listShots = ({ path, headers, sortBy, search, filter }: ListOfKind): ListShot[] => {
  const list = (name: string, part: Partial<ListShot['body']>, bar = usual): ListShot => ({
    name,
    path,
    body: { headers, page: 1, itemsPerPage: 10, sortBy, sortDesc: true, ...part } as ListShot['body'],
    bar,
  });
  return [
    list('default list', {}),
    list('page 40', { page: 40 }),
    list(`search «${search}»`, { search }, broad),
    list('two columns', { headers: [...headers, ...filter] }),
    { name: 'count', path: `${path}/count`, body: { headers }, bar: usual },
    list(
      `search «${search}», every status`,
      { search, headers: headers.filter(({ value }) => !everyStatus.has(value)) },
      Infinity,
    ),
  ];
};
