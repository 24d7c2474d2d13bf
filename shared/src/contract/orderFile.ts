import { cleanFileName } from './cleanFileName';
import type { Order } from './order';

/** What an order is called when it is saved, 'Bestilling 450123.pdf'. */
export const orderFileName = ({ orderId }: Pick<Order, 'orderId'>): string =>
  cleanFileName(`Bestilling ${orderId}.pdf`.replace(/[/\\]/g, '-'));
