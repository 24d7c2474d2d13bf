import type { Action } from '@byggtun/shared/contract/action';
import { formatDate, formatDateTime } from '@byggtun/shared/text/date';
import type { Definition } from '@byggtun/shared/ui/DefinitionList';

import { reportNames } from './reportNames';

/** What the report that an action follows from says of it. */
const reportFacts = ({ aberration }: Action): readonly Definition[] =>
  aberration
    ? [
        ['Meldt som', reportNames[aberration.category]],
        ['Type', aberration.type],
        ['Årsak', aberration.cause],
        ['Hendte', formatDate(aberration.registrated)],
        ['Hvor', aberration.location],
      ]
    : [];

/** What the info card of an action says beside the responsible. */
export const actionFacts = (action: Action): readonly Definition[] => [
  ['Saksnummer', action.id],
  ['Alvorlighetsgrad', action.aberrationSeverity],
  ...(action.actionsType ? [['Type tiltak', action.actionsType] as const] : []),
  ...reportFacts(action),
  ['Registrert', formatDate(action.createdDate)],
  ['Registrert av', action.createdBy],
  ...(action.completedDate ? [['Behandlet', formatDateTime(action.completedDate)] as const] : []),
];
