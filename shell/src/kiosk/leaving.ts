import { showPlainPage } from '../page/plainPage';
import { timeWindow } from '../timeRegistration/timeWindow';
import { forgetPerson } from './forgetPerson';
import { waitForServer } from './waitForServer';

/** What a sign-out does on a kiosk beside what it does everywhere. */
export const leaving = {
  /** Takes the person's page off the screen: to sign out takes seconds when the server does not answer. */
  coverPage: () => {
    // Its opener stands in the page, and nobody else can close it.
    timeWindow.close();
    // React's root goes too: what stands in it is the person's.
    showPlainPage({
      role: 'status',
      title: 'Du blir logget ut',
      text: 'Vent litt, så er kiosken klar for neste bruker.',
    });
  },

  /** Forgets the person now, and once more what this page still writes on its way out; going back to it starts anew. */
  leaveNothing: (): Promise<void> => {
    window.addEventListener('pagehide', () => void forgetPerson());
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    return forgetPerson();
  },

  waitForServer,

  /** Says that the provider may know the person still; the kiosk is not handed on before it was told. */
  offerRetry: (retry: () => void) =>
    showPlainPage({
      role: 'alert',
      title: 'Utloggingen ble ikke fullført',
      text: 'Innloggingstjenesten svarer ikke. Vent litt, og prøv igjen.',
      button: { text: 'Prøv igjen', onPress: retry },
    }),
};
