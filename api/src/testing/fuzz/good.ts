import type { Route } from '@byggtun/shared/contract/route';

/** A call with bodies that it takes, and the address of a record where that is part of it. */
export type Good = [route: Route, bodies: [object, ...object[]], address?: string];

/** Columns of a list with what is asked of them. */
export const headers = [
  { value: 'id', type: 'int', filterValues: [1, 2, 3], filterClause: 'in' },
  { value: 'projectName', type: 'string', filterValues: ['a'], filterClause: 'contains' },
];
/** A page of a list, sorted by a title, with what is asked of a day. */
export const page = (title: string, day: string) => ({
  headers: [
    ...headers,
    { value: title, type: 'string', filterValues: ['a', 'b'], filterClause: 'startsWith' },
    { value: day, type: 'date', filterValues: ['2026-01-01', '2026-12-31'], filterClause: 'between' },
  ],
  page: 1,
  itemsPerPage: 10,
  search: 'rekk',
  sortBy: title,
  sortDesc: true,
});

/** So many records are there to be changed: what one body has changed is stale for the next. */
export const records = 60;
/** As many, made side by side. */
export const many = <Value>(make: () => Promise<Value>) => Promise.all(Array.from({ length: records }, make));
