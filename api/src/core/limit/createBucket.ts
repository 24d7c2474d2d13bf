/**
 * A token bucket: so many at once, and so many again in each second.
 * @param now milliseconds of a clock that never goes back
 * @returns takes some; false, and nothing is taken, when there are not so many
 */
export const createBucket = (perSecond: number, now: () => number = () => performance.now()) => {
  let left = perSecond;
  let filled = now();
  return (count: number): boolean => {
    const at = now();
    left = Math.min(perSecond, left + ((at - filled) / 1000) * perSecond);
    filled = at;
    if (count > left) return false;
    left -= count;
    return true;
  };
};
