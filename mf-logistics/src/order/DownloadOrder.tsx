import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { downloadOrder, type Order } from '@byggtun/shared/contract/order';
import { orderFileName } from '@byggtun/shared/contract/orderFile';
import { saveFile } from '@byggtun/shared/portal/saveFile';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { Button } from 'antd';

import { orderInput } from './orderCalls';

/** 'Last ned bestilling': fetches the order as PDF and lets the browser save it. */
export function DownloadOrder({ order }: { order: Order }) {
  const { run, running } = useCommand(downloadOrder, { hideLoader: true });
  const save = async () => {
    try {
      saveFile(await run(orderInput(order.id)), orderFileName(order));
    } catch {
      // It has been told.
    }
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={running} onClick={() => void save()}>
      Last ned bestilling
    </Button>
  );
}
