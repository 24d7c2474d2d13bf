import { escapeHtml } from '../../http/escapeHtml';
import { page } from './page';

const usual = 'Siden er utløpt eller ble åpnet på feil måte. Gå til startsiden og logg inn på nytt.';

/** Says that signing in could not go on; what went wrong inside is not for the person. */
export const errorPage = (text = usual): string =>
  page(
    'Innloggingen kunne ikke fullføres',
    `<p>${escapeHtml(text)}</p><a class="button" href="/">Til startsiden</a>`,
  );
