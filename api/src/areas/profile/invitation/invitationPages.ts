import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';

import { hashPassword } from '../../../core/identity/password';
import { addressKey } from '../../../core/limit/addressKey';
import { acceptInvitation } from './acceptInvitation';
import { createLinkLimits } from './createLinkLimits';
import { findInvitation } from './findInvitation';
import { acceptedPage, deadPage, invitationAddress, invitationPage } from './invitationPage';
import { tokenPattern } from './invitationToken';
import { passwordProblem } from './passwordProblem';

const token = z.string().max(43, { abort: true }).regex(tokenPattern);
const secret = z
  .string()
  .max(200, { abort: true })
  .refine((text) => !text.includes('\0'))
  .default('');
const form = z.object({ token, password: secret, again: secret });
const inAddress = z.object({ token });

/** No page that is asked for from here learns the link, and no store between keeps it. */
const show = (reply: FastifyReply, page: string, status = 200) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page);

/** The pages that a letter of invitation leads to (docs/product/company.md#inviting). Whoever opens one uses nothing up: mail is read by machines too. */
export const invitationPages = (app: FastifyInstance): void => {
  const { db } = app.database;
  const limits = createLinkLimits(app.limits);
  const find = async (ip: string, asked: unknown) => {
    const address = addressKey(ip);
    await limits.requireFew(address);
    const given = inAddress.safeParse(asked);
    const invited = given.data && (await findInvitation(db, given.data.token));
    if (!given.data || !invited) {
      await limits.countDead(address);
      return undefined;
    }
    return { invited, token: given.data.token };
  };

  app.get('/invitation/done', (_request, reply) => show(reply, acceptedPage()));

  app.get('/invitation/:id/:token', async (request, reply) => {
    const found = await find(request.ip, request.params);
    return found ? show(reply, invitationPage(found)) : show(reply, deadPage(), 404);
  });

  app.post('/invitation', async (request, reply) => {
    const found = await find(request.ip, request.body);
    if (!found) return show(reply, deadPage(), 404);
    const { password, again } = form.parse(request.body);
    const error = passwordProblem(password, again, found.invited.email);
    if (error !== undefined) return show(reply, invitationPage({ ...found, error }), 400);
    const hash = await limits.inTurn(addressKey(request.ip), () => hashPassword(password));
    if (!(await acceptInvitation(db, found.token, hash))) return show(reply, deadPage(), 404);
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`${invitationAddress}/done`, 303);
  });
};
