import { isServerThere } from '../session/isServerThere';
import { isUnreachable } from './isUnreachable';

jest.mock('../session/isServerThere', () => ({ isServerThere: jest.fn() }));

/** Codes of msal, and whether the portal's own server answers. */
test.each([
  ['the line is dead', { errorCode: 'post_request_failed' }, true, true],
  ['a proxy answers with a page', { errorCode: 'failed_to_parse_response' }, true, true],
  ['the provider can not be found at the start', { errorCode: 'endpoints_resolution_error' }, true, true],
  ['the provider has a fault', { errorCode: 'server_error', status: 503 }, true, true],
  ['the frame stays silent, and so does the server', { errorCode: 'timed_out' }, false, true],
  ['the frame stays silent, but the server answers', { errorCode: 'timed_out' }, true, false],
  ['the session is over', { errorCode: 'login_required' }, true, false],
  ['the renewal is refused', { errorCode: 'invalid_grant', status: 400 }, true, false],
  ['there is no account', { errorCode: 'no_account_error' }, true, false],
  ['something else fails', new Error('something'), true, false],
])('%s', async (_, error, isThere, expected) => {
  jest.mocked(isServerThere).mockResolvedValue(isThere);
  await expect(isUnreachable(error, '/api')).resolves.toBe(expected);
});
