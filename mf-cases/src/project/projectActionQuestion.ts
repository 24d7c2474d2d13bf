import { type Place, questionIn } from '@byggtun/shared/table/place';

import { actionQuestion } from '../actionList/actionQuestion';

/** What is kept in the address of a project's actions: the house that they are narrowed to. */
export const keptHouse = ({ houseId }: Place): Record<string, string> =>
  houseId === undefined ? {} : { house: String(houseId) };

/** What the list of a project's actions asks for. */
export const projectActionQuestion = (place: Place) => questionIn(actionQuestion, place, keptHouse(place));
