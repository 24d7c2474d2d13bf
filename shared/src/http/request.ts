import type { Route } from '../contract/route';

/** The parts of a call's input, whichever of them its route declares. */
export interface CallInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** The address of a call below the API's own, parameters filled in and escaped. */
export function callPath(route: Route, { params = {}, query = {} }: CallInput): string {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked).toString()}` : path;
}

/** How a browser's own cache takes part: not at all (docs/product/frame.md#the-hub), unless the call says otherwise. */
function cacheOf({ file, keep }: Route): RequestCache {
  if (keep !== undefined) return 'default';
  // A file is asked for again each time, but travels only when it is another one.
  return file ? 'no-cache' : 'no-store';
}

/** What `fetch` is told beside the address (docs/product/frame.md#the-hub: bearer token, no cache). */
export function callInit(route: Route, { body }: CallInput, token: string | undefined): RequestInit {
  const headers = new Headers({
    accept: route.file ? `${route.file}, application/json` : 'application/json',
    ...(route.keep === undefined && { 'cache-control': 'no-cache', pragma: 'no-cache' }),
  });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method: route.method, headers, cache: cacheOf(route) };
  if (body === undefined) return init;
  // The browser names the boundary of a form in the header itself.
  if (route.form) return { ...init, body: formOf(body as Record<string, string | Blob>) };
  if (route.bytes !== undefined) {
    headers.set('content-type', 'application/octet-stream');
    return { ...init, body: body as Blob };
  }
  // A body that is text is sent as it is (docs/product/frame.md#the-hub: settings are put as plain text).
  const isText = typeof body === 'string';
  headers.set('content-type', isText ? 'text/plain' : 'application/json');
  return { ...init, body: isText ? body : JSON.stringify(body) };
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
