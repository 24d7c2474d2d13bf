import { useDeviceUploads } from '@byggtun/shared/attachment/useDeviceUploads';
import type { Order } from '@byggtun/shared/contract/order';

import { useReceipts } from '../order/orderData';

/** Photos for the receipt that is being entered; those that a receipt has already are none of them. */
export function useReceiptPhotos({ id, projectId }: Order) {
  const { data, error } = useReceipts(id);
  const saved = data?.flatMap(({ attachments }) => attachments) ?? (error ? [] : undefined);
  return useDeviceUploads(`order.${id}`, saved, projectId);
}
