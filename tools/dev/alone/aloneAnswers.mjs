// @ts-check
import { tsImport } from 'tsx/esm/api';

import { people } from '../devOptions.mjs';

/**
 * Signs demo people in for an area that stands alone, through the real flow of the embedded provider.
 * @param {string} origin of this server, behind which the provider stands
 * @param {keyof typeof people} first who is signed in when nobody was chosen
 * @returns {(app: import('../devServer.mjs').App) => void}
 */
export const aloneAnswers =
  (origin, first = 'marte') =>
  (app) => {
    app.get('/alone/people', (_request, response) => response.json({ first, people: Object.keys(people) }));
    app.get('/alone/token/:person', (request, response) => {
      const email = people[/** @type {keyof typeof people} */ (request.params.person)];
      if (!email) {
        response.status(404).send('Ingen demoperson heter det');
        return;
      }
      tokenFor(origin, email).then(
        (token) => response.json({ token }),
        (error) => response.status(502).send(String(error)),
      );
    });
  };

/** @param {string} origin @param {string} email @returns {Promise<string>} */
async function tokenFor(origin, email) {
  const module = await tsImport('../../bench/support/tokenFor.ts', import.meta.url);
  return module.tokenFor(origin, email);
}
