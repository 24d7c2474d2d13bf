import type { Actor } from '@byggtun/shared/contract/actor';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { countActions, findActionFacts, findComplaintFacts, findDeviations } from '../../cases/door';

/** The cases of an item, as its table has them. */
type Linked = Pick<ChecklistItem, 'aberrationId' | 'regLineId' | 'actionId'>;
type Cases = Pick<ChecklistItem, 'aberration' | 'regLine' | 'action' | 'info' | 'actionsInfo'>;

const infoOf = ({ aberrationId, regLineId, actionId }: Linked): string => {
  if (aberrationId !== null) return `Avvik ${aberrationId}`;
  if (regLineId !== null) return `Reklamasjon ${regLineId}`;
  return actionId === null ? '' : `Tiltak ${actionId}`;
};

const factOf = <Fact>(facts: ReadonlyMap<number, Fact>, id: number | null): Fact | null =>
  (id !== null && facts.get(id)) || null;

/** What has become of the cases of these items, as the caller may see it; answers how it is asked of one of them. */
export const findItemCases = async (
  db: Kysely<Database>,
  actor: Actor,
  items: readonly Linked[],
): Promise<(item: Linked) => Cases> => {
  const idsOf = (key: keyof Linked) => items.flatMap((item) => item[key] ?? []);
  const [aberrations, complaints, actions, counts] = await Promise.all([
    findDeviations(db, actor, idsOf('aberrationId')),
    findComplaintFacts(db, actor, idsOf('regLineId')),
    findActionFacts(db, actor, idsOf('actionId')),
    countActions(db, idsOf('aberrationId')),
  ]);
  return (item) => {
    const count = factOf(counts, item.aberrationId);
    return {
      aberration: factOf(aberrations, item.aberrationId),
      regLine: factOf(complaints, item.regLineId),
      action: factOf(actions, item.actionId),
      info: infoOf(item),
      actionsInfo: count ? `${count.total} tiltak, ${count.treated} behandlet` : '',
    };
  };
};
