import { createSignInFlow, type Tokens } from '@byggtun/api/testing/signInFlow';

/** Signs a demo person in through the real flow and gives the access token. */
export async function tokenFor(origin: string, email: string): Promise<string> {
  const flow = createSignInFlow(origin);
  const page = await flow.visit(flow.authorizeUrl());
  const end = await flow.visit(page.url.href, { email, password: 'byggtun' });
  const answer = await flow.redeem(end.url.searchParams.get('code') ?? '');
  return ((await answer.json()) as Tokens).access_token;
}
