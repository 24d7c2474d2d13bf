/*
 * What lies over the page and is closed by Back, as everything on a phone is. Each has an entry of the history with the
 * page's own address, state and key, so that nobody takes it for another page; `layer` counts them, from 1 above the page.
 * The history follows what is open: entries are added and taken away until there are as many.
 */

interface Layer {
  onBack: () => void;
}

/** Milliseconds after which a step back that nobody has heard of is taken for one that was not made. */
const stepTimeout = 3_000;

let open: Layer[] = [];
let below: { entry: object; to: string } | undefined;
let waiting: (() => void)[] = [];
/** Runs while a step back is under way. */
let stepTimer: number | undefined;

const entryNow = () => window.history.state as { layer?: number } | null;

/** How many lie over the page by the entry that is open; 0 is that of the page. */
export const layerDepth = (): number => entryNow()?.layer ?? 0;

/**
 * Gives what has just opened an entry.
 * @param onBack called when Back has left the entry; what stays open nevertheless enters once more
 * @returns takes the entry away again when it was closed in another way
 */
export function enterLayer(onBack: () => void): () => void {
  const layer = { onBack };
  open.push(layer);
  settle();
  return () => {
    if (!open.includes(layer)) return;
    open = open.filter((one) => one !== layer);
    settle();
  };
}

/** Calls at once, or when the step back that is under way has been made: a new entry would get in its way. */
export function whenSettled(then: () => void): void {
  if (stepTimer === undefined) then();
  else waiting.push(then);
}

/** The page gives way to another: what lies over it has no entry any more. */
export function forgetLayers(): void {
  open = [];
  below = undefined;
}

/** Replaces the page's entry and those of what lies over it. */
export function replaceUnderLayers(entry: object, to: string): void {
  below = { entry, to };
  renew();
}

/** After a reload an entry above the page is that of the page. */
export function dropStaleLayers(): void {
  if (open.length === 0 && layerDepth() > 0)
    window.history.replaceState({ ...entryNow(), layer: undefined }, '');
}

function renew(): void {
  const depth = layerDepth();
  if (below) window.history.replaceState({ ...below.entry, layer: depth || undefined }, '', below.to);
  if (depth === 0) below = undefined;
}

function settle(): void {
  if (stepTimer !== undefined) return;
  const depth = layerDepth();
  if (depth > open.length) {
    stepTimer = window.setTimeout(notStepped, stepTimeout);
    window.history.go(open.length - depth);
    return;
  }
  for (let layer = depth + 1; layer <= open.length; layer += 1)
    window.history.pushState({ ...entryNow(), layer }, '');
  const ready = waiting;
  waiting = [];
  ready.forEach((then) => then());
}

function notStepped(): void {
  stepTimer = undefined;
  window.history.replaceState({ ...entryNow(), layer: open.length || undefined }, '');
  settle();
}

// Before every listener of the address: they read what is settled here.
window.addEventListener('popstate', () => {
  window.clearTimeout(stepTimer);
  const byPerson = stepTimer === undefined;
  stepTimer = undefined;
  renew();
  while (byPerson && open.length > layerDepth()) open.pop()?.onBack();
  settle();
});
