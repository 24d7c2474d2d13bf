// @ts-check
import { createSignInFlow } from '../../../api/src/testing/signInFlow';

/**
 * Signs a demo person in through the real flow.
 * @param {string} origin
 * @param {string} email
 * @returns {Promise<string>} the access token
 */
export async function tokenFor(origin, email) {
  const flow = createSignInFlow(origin);
  const page = await flow.visit(flow.authorizeUrl());
  const end = await flow.visit(page.url.href, { email, password: 'byggtun' });
  const answer = await flow.redeem(end.url.searchParams.get('code') ?? '');
  return (await answer.json()).access_token;
}
