import { page } from './page';

/** Says that signing in could not go on; what went wrong inside is not for the person. */
export const errorPage = (): string =>
  page(
    'Innloggingen kunne ikke fullføres',
    '<p>Siden er utløpt eller ble åpnet på feil måte. Gå til startsiden og logg inn på nytt.</p><a class="button" href="/">Til startsiden</a>',
  );
