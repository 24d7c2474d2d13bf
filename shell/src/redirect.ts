import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

/* The page that the identity provider answers to; it hands the answer on to the portal's window. */
void broadcastResponseToMainFrame();
