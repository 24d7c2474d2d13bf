/** How far an order has come (docs/product/logistics.md#orders); what the list filters by. */
export const orderStatuses = {
  1: { text: 'Frigitt', color: 'warning' },
  2: { text: 'Ny (ikke sendt)', color: 'info' },
  3: { text: 'Mottatt', color: 'success' },
  4: { text: 'Ukjent', color: 'error' },
} as const;

/** Number of an order's status. */
export type OrderStatus = keyof typeof orderStatuses;

/** All status numbers, in the order of the filter. */
export const orderStatusNumbers = [1, 2, 3, 4] as const satisfies readonly OrderStatus[];

/** The supplier has it: goods can be received. */
export const released: OrderStatus = 1;

/** All of it has come. */
export const received: OrderStatus = 3;
