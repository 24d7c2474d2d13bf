/** Milliseconds for which a sign-out waits for it. */
const timeout = 2_000;

/** A token for what a sign-out still has to say when it has forgotten the account; undefined when none can be had soon. */
export function tokenSoon(getToken: () => Promise<string>): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout));
  return Promise.race([getToken().catch(() => undefined), late]);
}
