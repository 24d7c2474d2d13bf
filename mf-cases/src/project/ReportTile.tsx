import AlertOutlined from '@ant-design/icons/AlertOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import { Tile } from '@byggtun/shared/ui/Tile';

import type { ReportKind } from '../aberration/reportKind';

/** The way to a new report, with the project chosen. */
export function ReportTile({ kind, projectId }: { kind: ReportKind; projectId: string }) {
  return (
    <Tile
      to={`${kind.path}?projectId=${projectId}`}
      label={kind.heading}
      icon={kind.category === 1 ? <AlertOutlined /> : <SafetyOutlined />}
    />
  );
}
