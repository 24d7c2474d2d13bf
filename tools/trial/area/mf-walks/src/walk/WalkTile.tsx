import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import { countWalks, walkPaths } from '@byggtun/shared/contract/walk';
import { useLiveCount } from '@byggtun/shared/record/useLiveCount';
import { Tile } from '@byggtun/shared/ui/Tile';
import { useMemo } from 'react';

/** The way to a new safety walk in a project, with how many are open there. */
export function WalkTile({ projectId }: { projectId: number }) {
  const input = useMemo(() => ({ body: openOf(projectId) }), [projectId]);
  const count = useLiveCount(countWalks, input, 'walk');
  return (
    <Tile to={walkPaths.create(projectId)} label="Ny vernerunde" icon={<SafetyOutlined />} count={count} />
  );
}

const openOf = (projectId: number) => ({
  headers: [
    { value: 'projectId', type: 'int' as const, filterValues: [projectId], filterClause: 'equals' as const },
    { value: 'status', type: 'int' as const, filterValues: [1], filterClause: 'equals' as const },
  ],
});
