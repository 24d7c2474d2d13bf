/**
 * Loads oidc-provider without the one line that it writes on Node 20, 'Unsupported runtime': it asks for Node 22, and a
 * newcomer's first start would look broken. This project runs its sign-in tests on Node 20. Other warnings go through.
 */
const load = async () => {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
};

/** The OpenID provider's parts. */
export const { Provider, errors, interactionPolicy } = await load();
