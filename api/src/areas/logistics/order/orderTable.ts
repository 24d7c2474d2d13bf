import type { OrderStatus } from '@byggtun/shared/contract/orderStatus';
import type { Generated, GeneratedAlways } from 'kysely';

interface PurchaseOrderTable {
  id: Generated<number>;
  order_number: string;
  project_id: number;
  house_id: number;
  /** What it is for, such as 'Vinduer og ytterdører'. */
  process: string;
  supplier: string;
  /** The texts as `fold_text` makes them, to search in. */
  order_number_search: GeneratedAlways<string>;
  process_search: GeneratedAlways<string>;
  supplier_search: GeneratedAlways<string>;
  /** `YYYY-MM-DD`. */
  order_date: string;
  /** `YYYY-MM-DD`; null when none is agreed. */
  delivery_date: string | null;
  /** Who ordered. */
  our_contact_id: number;
  /** Who takes it in on the site. */
  site_contact_id: number | null;
  delivery_address: Generated<string>;
  note: Generated<string>;
  /** See `orderStatuses` of the contract. */
  status: OrderStatus;
}

interface OrderLineTable {
  order_id: number;
  /** Number of the article; once in each order. */
  component_id: number;
  /** From 1. */
  position: number;
  name: string;
  description: Generated<string>;
  /** Ordered; exact, with two decimals. What has come is the sum of the receipts. */
  qty: string;
  unit: string;
}

declare module '../../../core/database/schema' {
  interface Database {
    purchase_order: PurchaseOrderTable;
    order_line: OrderLineTable;
  }
}
