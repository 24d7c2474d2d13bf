import type { interactionPolicy as policyTypes } from 'oidc-provider';

import { interactionPolicy as policies } from './openIdLibrary';

/** Sign-in, and the choice of a user when the portal asks for it; the own portal needs no consent. */
export const createInteractionPolicy = (): policyTypes.DefaultPolicy => {
  const policy = policies.base();
  policy.remove('consent');
  policy.add(new policies.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
};
