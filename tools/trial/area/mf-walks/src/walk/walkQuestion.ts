import { listWalks, type WalkRow } from '@byggtun/shared/contract/walk';
import type { ListQuestion } from '@byggtun/shared/table/listDefinition';

/** What the list of safety walks asks for; known before its page is here. */
export const walkQuestion: ListQuestion<WalkRow> = {
  route: listWalks,
  always: [],
  columns: [
    { value: 'title', text: 'Vernerunde', type: 'string' },
    { value: 'projectName', text: 'Prosjekt', type: 'string' },
    { value: 'statusText', text: 'Status', type: 'string', sortable: false, removeFilter: true },
  ],
  sort: { by: 'id', desc: true },
};
