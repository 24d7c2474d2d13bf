/** Runs work in the order in which it comes, one at a time, so that what each needs of memory is never needed twice. */
export const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const run = last.then(work, work);
    last = run.catch(() => undefined);
    return run;
  };
};
