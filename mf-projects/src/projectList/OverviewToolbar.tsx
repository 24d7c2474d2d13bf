import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { SearchBox } from '@byggtun/shared/form/SearchBox';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';

import type { OverviewState } from './useOverview';

/** Above the projects: search, filters, and whose. */
export function OverviewToolbar({ state }: { state: OverviewState }) {
  const { overview, mayToggle, change, search } = state;
  const { mode } = usePortal().session;
  const { Dialog, open, close } = useDialog(() =>
    import('./OverviewFilter').then((dialog) => dialog.OverviewFilter),
  );
  const ownText = mode === 'developerStaff' ? 'Vis favoritter' : 'Vis mine';
  const other = overview.scope === 'all' ? 'mine' : 'all';
  return (
    <div className="bt-toolbar">
      <SearchBox label="Søk etter navn eller sted" value={overview.search} onSearch={search} />
      <Button icon={<FilterOutlined aria-hidden />} onClick={open}>
        Filtrer
      </Button>
      {mayToggle ? (
        <Button onClick={() => change({ scope: other })}>{other === 'mine' ? ownText : 'Vis alle'}</Button>
      ) : null}
      {Dialog ? <Dialog overview={overview} onUse={change} onClosed={close} /> : null}
    </div>
  );
}
