import { isServerThere } from '../session/isServerThere';

/** What msal says when the identity provider could not be asked, or something between gave a page of its own for its answer. */
const lost = [
  'post_request_failed',
  'get_request_failed',
  'failed_to_parse_response',
  'no_network_connectivity',
  'network_error',
  'openid_config_error',
  'endpoints_resolution_error',
];

/**
 * Whether a token could not be had because nobody answered, as against what the identity provider refused: then the person is still signed in
 * (docs/product/sign-in.md#session).
 * @param error of msal: `errorCode`, and of the provider's own refusals the HTTP `status`
 * @param apiBase address of the API without a slash at the end
 */
export async function isUnreachable(error: unknown, apiBase: string): Promise<boolean> {
  const { errorCode = '', status = 0 } = error as { errorCode?: string; status?: number };
  if (lost.includes(errorCode) || status >= 500) return true;
  // The frame in which a session is asked for stays silent where cookies are blocked, too.
  return errorCode === 'timed_out' && !(await isServerThere(apiBase));
}
