import type { Route, RouteInput } from '../contract/route';
import { call } from '../http/call';
import { usePortal } from '../portal/portal';
import type { LoadPdf } from './usePdf';

/** Fetches the PDF of a call for `PdfDialog`; nothing is kept of it. */
export function useLoadPdf<R extends Route & { file: string }>(route: R, input: RouteInput<R>): LoadPdf {
  const { apiBase, session } = usePortal();
  const target = { base: apiBase, getToken: session.getToken };
  return (signal) => call(target, route, input, { signal }) as Promise<Blob>;
}
