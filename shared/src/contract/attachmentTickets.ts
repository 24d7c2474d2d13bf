import * as z from 'zod';

import { route } from './route';

/** Takes back all that lets browsers fetch attachments for the caller by themselves (`openTicket`): they have signed out. */
export const closeTickets = route({
  method: 'DELETE',
  path: '/attachments/tickets',
  summary: 'Ta tilbake alt nettleseren kan hente selv',
  tag: 'Vedlegg',
  answer: z.object({}),
});
