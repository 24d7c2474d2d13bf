import { showPlainPage } from '../page/plainPage';
import { isKioskDevice } from './isKioskDevice';

/** Milliseconds after which a kiosk begins anew by itself, and with it the watch over who has gone away. */
const kioskPause = 30_000;

/** When the shell itself has thrown, and React has taken everything away: says so, and offers to begin anew. */
export function showCrash(error: unknown, reload = () => window.location.reload()): void {
  reportError(new Error('The shell has crashed', { cause: error }));
  showPlainPage({
    role: 'alert',
    title: 'Noe gikk galt',
    text: 'Portalen stoppet. Det du har lagret er trygt. Last siden på nytt for å gå videre.',
    button: { text: 'Last siden på nytt', onPress: reload },
  });
  if (isKioskDevice()) setTimeout(reload, kioskPause);
}
