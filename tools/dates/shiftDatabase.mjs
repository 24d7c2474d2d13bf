import { createRequire } from 'node:module';

// Loaded after `shiftProcess.mjs`: in every database that it connects to, what the product calls `now()` and `clock_timestamp()` is as far
// from the real time as the process is. The functions are found before those of PostgreSQL; by them come defaults of columns too.
process.env.PGOPTIONS = `-c search_path=public,pg_catalog -c clock.shift=PT${Number(process.env.FAKED_CLOCK_SHIFT) / 1000}S`;

const shifted = (name, volatility) => `
  if to_regprocedure('public.${name}()') is null then
    create function public.${name}() returns timestamptz language sql ${volatility} parallel safe
      as 'select pg_catalog.${name}() + current_setting(''clock.shift'')::interval';
  end if;`;
const install = `do $$ begin
  ${shifted('now', 'stable')}
  ${shifted('clock_timestamp', 'volatile')}
  exception when unique_violation or duplicate_function then null; -- another connection was first
end $$`;

const pg = createRequire(new URL('../../api/package.json', import.meta.url))('pg');
const { connect } = pg.Client.prototype;
const connectShifted = async (client) => {
  await connect.call(client);
  await client.query(install);
  return client;
};
pg.Client.prototype.connect = function connectThen(callback) {
  const connected = connectShifted(this);
  if (!callback) return connected;
  connected.then(
    () => callback(null, this),
    (error) => callback(error),
  );
};
