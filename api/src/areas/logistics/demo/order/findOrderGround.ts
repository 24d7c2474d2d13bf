import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';

/** A house that is built, or has been, with who orders for it. */
export interface OrderGround {
  projectId: number;
  houseId: number;
  status: string;
  address: string;
  /** The project's own staff, its leader first. */
  staff: [number, ...number[]];
}

/** Reads the houses of the demo that take orders. */
export const findOrderGround = async (transaction: Transaction<Database>): Promise<OrderGround[]> => {
  const houses = await transaction
    .selectFrom('house')
    .innerJoin('project', 'project.id', 'house.project_id')
    .where('project.status', 'in', ['Gjennomføring', 'Etterbruk'])
    .where('project.responsible_id', 'is not', null)
    .select(['house.id as houseId', 'house.address', 'project.id as projectId', 'project.status'])
    .select(['project.address as projectAddress', 'project.post_code', 'project.post_place'])
    .select(['project.responsible_id', 'project.sc_id', 'project.qa_id'])
    .orderBy('project.id')
    .orderBy('house.id')
    .execute();
  return houses.flatMap(({ projectId, houseId, status, responsible_id, sc_id, qa_id, ...house }) => {
    const [first, ...others] = [...new Set([responsible_id, sc_id, qa_id])].filter((one) => one !== null);
    if (first === undefined) return [];
    const street = house.address || house.projectAddress;
    const address = `${street}, ${house.post_code} ${house.post_place}`.trim();
    return [{ projectId, houseId, status, address, staff: [first, ...others] as [number, ...number[]] }];
  });
};
