import type { Session } from '@byggtun/shared/portal/portal';
import { readPageList } from '@byggtun/shared/table/readPlaceList';

import { orderQuestion } from './orderQuestion';

/** The input of the call that counts the orders of a house that its list opens with. */
export const countOrdersInput = (session: Session, houseId: number) => {
  const { body } = readPageList(orderQuestion(houseId), session).input;
  return { params: { id: houseId }, body };
};
