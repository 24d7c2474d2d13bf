import { BrokenPage } from '../page/BrokenPage';
import { RefusedPage } from '../page/RefusedPage';
import { WaitingPage } from '../page/WaitingPage';
import { useFollowedProfile } from '../session/useFollowedProfile';
import { useProfile } from '../session/useProfile';
import { Portalled } from './Portalled';
import type { GuardProps } from './shellProps';

/** From a token to a person: waits for the profile, and says so when there is none (docs/product/sign-in.md#guard). */
export function SignedIn(props: GuardProps) {
  const { signIn, config } = props;
  const source = { signIn, apiBase: config.apiBase, kiosk: config.kiosk };
  const state = useProfile(source);
  useFollowedProfile(state, source);
  switch (state.kind) {
    case 'loading':
      return <WaitingPage text="Vennligst vent.. profilen din lastes inn" />;
    case 'refused':
      return <RefusedPage message={state.message} onSignOut={() => void props.signIn.end()} />;
    case 'broken':
      return <BrokenPage text={state.text} id={state.id} onRetry={state.retry} />;
    case 'known':
      return <Portalled {...props} profile={state.profile} />;
  }
}
