import { maySeeOrders } from '@byggtun/shared/contract/orderRules';
import { expressionBuilder } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { OwnerKind } from '../../../record/attachment/ownerKind';

const eb = expressionBuilder<Database, 'goods_receipt'>();

/** A goods receipt, that photos of the delivery note and of damage belong to: seen by who sees orders. */
export const receiptOwner: OwnerKind = {
  type: 'goods_receipt',
  visibleTo: (actor) => eb.lit(maySeeOrders(actor)),
};
