import type { FastifyInstance, FastifyReply } from 'fastify';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import * as z from 'zod';

import { addressKey } from '../limit/addressKey';
import { createSignIn, type SignInResult } from './createSignIn';
import { createDevices } from './deviceCookie';
import type { IdentityKeys } from './identityKeys';
import { findSignInAccount } from './signInAccount';
import { accountPage } from './view/accountPage';
import { signInPage } from './view/signInPage';

const storableText = z.string().refine((text) => !text.includes('\0'));

const formBody = z.object({
  choice: z.enum(['same', 'other']).optional(),
  email: storableText.max(254).default(''),
  password: storableText.max(200).default(''),
});

/** What is said of a try that did not succeed. */
const failureOf = (result: Exclude<SignInResult, { kind: 'in' }>): { status: number; error: string } => {
  if (result.kind === 'wrong') return { status: 401, error: 'Feil e-post eller passord' };
  if (result.kind === 'busy')
    return { status: 503, error: 'Mange logger inn akkurat nå. Vent litt og prøv igjen.' };
  const unit = result.seconds === 1 ? 'sekund' : 'sekunder';
  return { status: 429, error: `For mange forsøk. Vent ${result.seconds} ${unit} før du prøver igjen.` };
};

const show = (reply: FastifyReply, page: string, status = 200) =>
  reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);

/** The pages on which a person tells the embedded provider who they are. */
export const interactionRoutes = (app: FastifyInstance, provider: Provider, keys: IdentityKeys): void => {
  const { db } = app.database;
  const signIn = createSignIn(app.database, app.limits);
  const devices = createDevices(keys);

  app.get('/interaction/:uid', async (request, reply) => {
    const { prompt, params, session, uid } = await provider.interactionDetails(request.raw, reply.raw);
    const action = `/oidc/interaction/${uid}`;
    const account = session ? await findSignInAccount(db, session.accountId) : undefined;
    if (prompt.name === 'select_account' && account) {
      return show(reply, accountPage(action, account.person_name, account.email));
    }
    const email = typeof params.login_hint === 'string' ? params.login_hint : '';
    return show(reply, signInPage({ action, email }));
  });

  app.post('/interaction/:uid', async (request, reply) => {
    const { prompt, session, uid } = await provider.interactionDetails(request.raw, reply.raw);
    const action = `/oidc/interaction/${uid}`;
    const form = formBody.parse(request.body);
    const finish = async (result: InteractionResults) => {
      const next = await provider.interactionResult(request.raw, reply.raw, result);
      // It is used up; a kiosk keeps nothing of one person for the next.
      for (const name of ['_interaction', '_interaction.sig'])
        reply.header('set-cookie', `${name}=; path=${action}; max-age=0`);
      return reply.redirect(next, 303);
    };
    if (form.choice === 'same' && session && prompt.name === 'select_account')
      return finish({ select_account: {} });
    if (form.choice === 'other') return show(reply, signInPage({ action, email: '' }));
    const email = form.email.trim().toLowerCase();
    const device = devices.find(request, email);
    const result = await signIn({ email, password: form.password, address: addressKey(request.ip), device });
    if (result.kind === 'in') {
      devices.remember(request, reply, email);
      return finish({ select_account: {}, login: { accountId: result.email } });
    }
    const { status, error } = failureOf(result);
    if (status !== 401) reply.header('retry-after', result.kind === 'wait' ? result.seconds : 5);
    return show(reply, signInPage({ action, email: form.email, error }), status);
  });
};
