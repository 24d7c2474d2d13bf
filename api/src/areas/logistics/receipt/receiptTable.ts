import type { ReceiveAction } from '@byggtun/shared/contract/orderRules';
import type { Generated } from 'kysely';

interface GoodsReceiptTable {
  id: Generated<number>;
  order_id: number;
  /** Of the order; the database fills it in. */
  project_id: Generated<number>;
  created_at: Generated<Date>;
  created_by_id: number;
  note: Generated<string>;
  /** As other forms are marked (`RequestMark`). */
  request_id: string | null;
  request_digest: Buffer | null;
}

interface GoodsReceiptLineTable {
  receipt_id: number;
  order_id: number;
  component_id: number;
  /** What came; exact, with two decimals. */
  qty: string;
  action: ReceiveAction;
  /** What was ordered until then. */
  ordered_before: string;
  note: Generated<string>;
}

declare module '../../../core/database/schema' {
  interface Database {
    goods_receipt: GoodsReceiptTable;
    goods_receipt_line: GoodsReceiptLineTable;
  }
}
