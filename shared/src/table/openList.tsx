import type { Session } from '../portal/portal';
import type { ListQuestion } from './listDefinition';
import { initialState, type ListScope, type ListState } from './listState';

/** What a list shows, by what was chosen and by who looks. */
export interface ListReading {
  state: ListState;
  /** As it stands when nothing was chosen. */
  initial: ListState;
  /** Contact person id for 'mine'; undefined where the server narrows by itself. */
  ownId: number | undefined;
  /** 'Vis mine' / 'Vis alle' is offered: to developer staff and main contact persons (docs/product/complaints.md#whose-cases). */
  mayToggle: boolean;
  /** The filter of the responsible is fixed, to oneself or to the own company's people (docs/product/complaints.md#whose-cases). */
  isLocked: boolean;
}

/** How a list stands when the person of this session opens it, and what it shows once something was chosen. */
export function openList<Row>(question: ListQuestion<Row>, { profile, mode }: Session) {
  const isMain = !question.isPersonal && (profile.isMainContactPerson || profile.isBTAdmin);
  const isStaff = mode === 'developerStaff';
  const isOwned = question.responsible !== undefined;
  const mayToggle = isOwned && (isStaff || isMain);
  const usual: ListScope = !isOwned || (!isStaff && isMain) ? 'all' : 'mine';
  const initial = initialState(question, usual);
  const showing = (chosen: ListState): ListReading => {
    const scope = mayToggle ? chosen.scope : usual;
    return {
      state: { ...chosen, scope },
      initial,
      ownId: mayToggle ? profile.id : undefined,
      mayToggle,
      isLocked: isOwned && (!isStaff || scope === 'mine'),
    };
  };
  return { initial, showing };
}
