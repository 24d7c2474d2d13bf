import type { Portal } from '../portal/portal';

/** An address bar with a history, without a browser around it. A step back or forward takes a moment, as in browsers. */
export function fakeLocation(start: string): Pick<Portal, 'location' | 'navigate' | 'back'> {
  const listeners = new Set<() => void>();
  const history = [parse(start)];
  let at = 0;
  const now = () => history[at] ?? parse('/');
  const moved = () => listeners.forEach((listener) => listener());
  const step = (steps: number) => {
    if (!history[at + steps]) return;
    at += steps;
    moved();
  };

  const navigate: Portal['navigate'] = (to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') {
      setTimeout(step, 0, to);
      return;
    }
    const { pathname, search, hash } = now();
    const entry = { ...parse(to, pathname + search + hash), state };
    if (!replace) at += 1;
    history.splice(at, replace ? 1 : Infinity, entry);
    moved();
  };

  return {
    location: {
      get: now,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    navigate,
    back: (otherwise) => (at > 0 ? navigate(-1) : navigate(otherwise, { replace: true })),
  };
}

let keys = 0;

function parse(address: string, from = '/') {
  const { pathname, search, hash } = new URL(address, `http://portal.test${from}`);
  return { pathname, search, hash, state: null as unknown, key: String((keys += 1)) };
}
