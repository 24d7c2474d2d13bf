import { listAvailableRooms } from '@byggtun/shared/contract/barrack';
import { countOrders, listOrders } from '@byggtun/shared/contract/order';
import type { Route } from '@byggtun/shared/contract/route';

import type { CommandRow } from '../../../testing/commands/commandRow';
import { bookingCommands } from './bookingCommands';
import { orderCommands } from './orderCommands';

/** What people do in the area. */
export const commands: CommandRow[] = [...orderCommands, ...bookingCommands];

/** Questions that are too long for an address. */
export const questions: Route[] = [listAvailableRooms, countOrders, listOrders];
