import type { Portal } from '../portal/portal';

/** An address bar with a history, without a browser around it. A step back or forward takes a moment, as in browsers. */
export function fakeLocation(start: string) {
  const listeners = new Set<() => void>();
  let layers: (() => void)[] = [];
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
    if (!replace) {
      at += 1;
      layers = [];
    }
    history.splice(at, replace ? 1 : Infinity, entry);
    moved();
  };

  const parts: Pick<Portal, 'location' | 'navigate' | 'back' | 'layers'> = {
    location: {
      get: now,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    navigate,
    back: (otherwise) => (at > 0 ? navigate(-1) : navigate(otherwise, { replace: true })),
    layers: {
      enter: (onBack) => {
        const layer = () => onBack();
        layers.push(layer);
        return () => void (layers = layers.filter((one) => one !== layer));
      },
    },
  };
  /** The person goes back: closes what lies over the page, or leaves it. */
  const pressBack = () => {
    const layer = layers.pop();
    if (layer) layer();
    else step(-1);
  };
  return { parts, pressBack };
}

let keys = 0;

function parse(address: string, from = '/') {
  const { pathname, search, hash } = new URL(address, `http://portal.test${from}`);
  return { pathname, search, hash, state: null as unknown, key: String((keys += 1)) };
}
