import { listItemActions } from '@byggtun/shared/contract/itemCase';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useEffect, useEffectEvent } from 'react';

import { ActionDialog } from './ActionDialog';
import type { ItemCaseProps } from './askedCase';

/** Makes an action of an item, or one more of its deviation, once it is known what there is to choose from. */
export function CreateAction(props: ItemCaseProps) {
  const { data, error } = useCall(listItemActions, { params: { id: props.checklist.id } });
  const leave = useEffectEvent(() => props.onClosed());
  const isLost = data === undefined && error !== undefined;
  useEffect(() => {
    if (isLost) leave();
  }, [isLost]);
  return data ? <ActionDialog {...props} choices={data} /> : null;
}
