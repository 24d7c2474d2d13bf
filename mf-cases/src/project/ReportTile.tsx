import AlertOutlined from '@ant-design/icons/AlertOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import type { Place } from '@byggtun/shared/table/place';
import { Tile } from '@byggtun/shared/ui/Tile';

import type { ReportKind } from '../aberration/reportKind';

/** The way to a new report, with the project, and the house, chosen. */
export function ReportTile({ kind, place: { projectId, houseId } }: { kind: ReportKind; place: Place }) {
  const house = houseId === undefined ? '' : `&houseId=${houseId}`;
  return (
    <Tile
      to={`${kind.path}?projectId=${projectId}${house}`}
      label={kind.heading}
      icon={kind.category === 1 ? <AlertOutlined /> : <SafetyOutlined />}
    />
  );
}
