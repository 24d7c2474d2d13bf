import { useDialog } from '../form/useDialog';
import type { ListColumn } from './listDefinition';
import type { List } from './useList';

/** The dialog of the list's filters, or of this column's alone; its code is fetched when it is asked for. */
export function useFilterDialog<Row>(list: List<Row>, only?: ListColumn<Row>) {
  const { Dialog, open, close } = useDialog(
    () => import('./FilterDialog').then(({ FilterDialog }) => FilterDialog<Row>),
    { early: false },
  );
  return { open, dialog: Dialog ? <Dialog list={list} only={only} onClosed={close} /> : null };
}
