/** An answer on the way through a sign-in. */
export interface Visit {
  status: number;
  /** Where the last redirect led, or the address itself. */
  url: URL;
  text: string;
  headers: Headers;
}

/** A browser without a screen: keeps cookies and follows redirects as long as they stay on the origin's pages; `more`: headers of its own. */
export const createCookieSession = (stopAt: (url: URL) => boolean, more: Record<string, string> = {}) => {
  const cookies = new Map<string, string>();
  /** Every cookie that was set, as it came. */
  const received: string[] = [];
  const remember = (headers: Headers) => {
    for (const cookie of headers.getSetCookie()) {
      received.push(cookie);
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const visit = async (address: string, form?: Record<string, string>): Promise<Visit> => {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { ...more, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    remember(answer.headers);
    const location = answer.headers.get('location');
    const target = location === null ? undefined : new URL(location, address);
    if (target && stopAt(target))
      return { status: answer.status, url: target, text: '', headers: answer.headers };
    if (target) return visit(target.href);
    return {
      status: answer.status,
      url: new URL(address),
      text: await answer.text(),
      headers: answer.headers,
    };
  };
  /** Puts a cookie, `name=value`, among the others. */
  const keep = (pair: string) =>
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  return { visit, keep, received };
};
