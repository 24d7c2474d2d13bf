/** Shifts the clock of a realm's `Date`. @param {{ Date: DateConstructor }} realm @param {number} shift milliseconds */
export function shiftDate(realm, shift) {
  const real = realm.Date;
  const realNow = real.now.bind(real);
  const now = () => realNow() + shift;
  real.now = now;
  realm.Date = new Proxy(real, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    apply: (target) => new target(now()).toString(),
  });
  real.prototype.constructor = realm.Date;
}
