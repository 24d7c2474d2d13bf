import type { FastifyInstance, FastifyReply } from 'fastify';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import * as z from 'zod';

import { signIn } from './signIn';
import { findSignInAccount } from './signInAccount';
import { accountPage } from './view/accountPage';
import { signInPage } from './view/signInPage';

const formBody = z.object({
  choice: z.enum(['same', 'other']).optional(),
  email: z.string().max(254).default(''),
  password: z.string().max(200).default(''),
});

const waitText = (seconds: number) =>
  seconds < 90
    ? `For mange forsøk. Vent ${seconds} sekunder før du prøver igjen.`
    : `For mange forsøk. Vent ${Math.ceil(seconds / 60)} minutter før du prøver igjen.`;

const show = (reply: FastifyReply, page: string, status = 200) =>
  reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);

/** The pages on which a person tells the embedded provider who they are. */
export const interactionRoutes = (app: FastifyInstance, provider: Provider): void => {
  const { db } = app.database;

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
    const result = await signIn(db, form.email, form.password);
    if (result.kind === 'in') return finish({ select_account: {}, login: { accountId: result.email } });
    const error = result.kind === 'wrong' ? 'Feil e-post eller passord' : waitText(result.seconds);
    return show(reply, signInPage({ action, email: form.email, error }), result.kind === 'wrong' ? 401 : 429);
  });
};
