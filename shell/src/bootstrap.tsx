import '@byggtun/shared/ui/byggtun.css';
import './frame/frame.css';
import './page/page.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Boot } from './bootstrap/Boot';
import { showCrash } from './bootstrap/showCrash';
import { installTrustedTypes } from './bootstrap/trustedTypes';
import { canStore } from './consent/canStore';
import { CookiesOff } from './consent/CookiesOff';
import { installPrompt } from './settings/installPrompt';

installTrustedTypes();
installPrompt.listen();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const nonce = document.querySelector<HTMLMetaElement>('meta[name=nonce]')?.nonce || undefined;

createRoot(root, { onUncaughtError: (error) => showCrash(error) }).render(
  <StrictMode>{canStore() ? <Boot nonce={nonce} /> : <CookiesOff />}</StrictMode>,
);
