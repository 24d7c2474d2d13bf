import { type Kysely, sql } from 'kysely';

/** Photos may belong to a goods receipt, in the project of its order; the database fills the project in, whoever writes the receipt. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table goods_receipt add column project_id integer references project`.execute(db);
  await sql`
    update goods_receipt set project_id = purchase_order.project_id
    from purchase_order where purchase_order.id = order_id`.execute(db);
  await sql`alter table goods_receipt alter column project_id set not null`.execute(db);
  await sql`
    create function goods_receipt_placed() returns trigger language plpgsql as $$
    begin
      select project_id into new.project_id from purchase_order where id = new.order_id;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger goods_receipt_placed before insert or update of order_id on goods_receipt
      for each row execute function goods_receipt_placed()`.execute(db);
  await sql`select declare_kind('goods_receipt')`.execute(db);
};
