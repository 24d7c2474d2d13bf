import { Button } from 'antd';

import { SearchBox } from '../form/SearchBox';
import { ExportButton } from './ExportButton';
import { StatusMenu } from './StatusMenu';
import type { List } from './useList';

/** Above a list: search, status, whose cases, and export. */
export function ListToolbar<Row>({ list }: { list: List<Row> }) {
  const { definition, state, mayToggle, change } = list;
  const other = state.scope === 'mine' ? 'all' : 'mine';
  return (
    <div className="bt-toolbar">
      <SearchBox
        label={`Søk i ${definition.noun}`}
        value={state.search}
        onSearch={(search) => change({ search }, true)}
      />
      <StatusMenu list={list} />
      {mayToggle ? (
        <Button onClick={() => change({ scope: other })}>{other === 'mine' ? 'Vis mine' : 'Vis alle'}</Button>
      ) : null}
      <ExportButton list={list} />
    </div>
  );
}
