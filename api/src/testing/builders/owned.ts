/** That something belongs to a record of this kind. */
export const owned = <Kind extends string>(owner_kind: Kind, owner_id: number) => ({ owner_kind, owner_id });
