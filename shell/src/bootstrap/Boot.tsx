import { paintDocument } from '@byggtun/shared/ui/paintDocument';
import { useEffect, useLayoutEffect, useState } from 'react';

import { useColorScheme } from '../frame/useColorScheme';
import { OpenPages } from '../page/OpenPages';
import { type Opened, opened, signInOf } from './opened';
import { StartFailed } from './StartFailed';

/** From an empty page to the start page or the portal: waits for what they need, and can be tried again without a reload. */
export function Boot({ nonce }: { nonce: string | undefined }) {
  const [all, setAll] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  const theme = useColorScheme();
  const kiosk = all?.config.kiosk ?? false;
  useLayoutEffect(() => paintDocument(theme, kiosk), [theme, kiosk]);

  const open = () => {
    opened(setAll).catch((cause: unknown) => {
      reportError(new Error('The portal could not start', { cause }));
      setFailed(true);
    });
  };
  useEffect(open, []);

  const retry = () => {
    setFailed(false);
    open();
  };

  if (failed) return <StartFailed onRetry={retry} />;
  if (!all) return null;
  const { config, portal } = all;
  if (!portal) return <OpenPages onSignIn={async () => (await signInOf(config)).start()} />;
  return <portal.WithRegistry config={config} signIn={portal.signIn} nonce={nonce} />;
}
