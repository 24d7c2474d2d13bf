import { interactionPolicy as policies } from 'oidc-provider';

/** Sign-in, consent (which the own portal never needs), and the choice of a user when the portal asks for it. */
export const createInteractionPolicy = (): policies.DefaultPolicy => {
  const policy = policies.base();
  policy.add(new policies.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
};
