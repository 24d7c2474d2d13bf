import type { Portal } from '../portal/portal';

/** An address bar with a history, without a browser around it. */
export function fakeLocation(start: string): Pick<Portal, 'location' | 'navigate'> {
  const listeners = new Set<() => void>();
  const history = [parse(start)];
  let at = 0;
  const moved = () => listeners.forEach((listener) => listener());

  return {
    location: {
      get: () => history[at] ?? parse('/'),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    navigate: (to, { replace = false } = {}) => {
      if (typeof to === 'number') at = Math.max(0, Math.min(history.length - 1, at + to));
      else if (replace) history.splice(at, 1, parse(to, history[at]?.pathname));
      else history.splice((at += 1), Infinity, parse(to, history[at - 1]?.pathname));
      moved();
    },
  };
}

let keys = 0;

function parse(address: string, from = '/') {
  const { pathname, search, hash } = new URL(address, `http://portal.test${from}`);
  return { pathname, search, hash, state: null, key: String((keys += 1)) };
}
