import BuildOutlined from '@ant-design/icons/BuildOutlined';
import { countActions } from '@byggtun/shared/contract/action';
import { paths } from '@byggtun/shared/contract/paths';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Tile } from '@byggtun/shared/ui/Tile';

import { actionQuestion } from '../actionList/actionQuestion';
import { readProjectList } from './readProjectList';

/** A project's open actions: how many there are, and the way to them. */
export function ActionsTile({ projectId }: { projectId: string }) {
  const { session } = usePortal();
  const { input, search } = readProjectList(actionQuestion, session, projectId);
  const { data: count = null } = useCall(countActions, input, { quiet: true });
  return <Tile to={`${paths.actions}?${search}`} label="Tiltak" icon={<BuildOutlined />} count={count} />;
}
