// @ts-check

/**
 * Posts to the API as a signed-in person and gives the answer's body; throws unless the status is 200.
 * @param {string} origin
 * @param {string} token
 * @param {string} path
 * @param {unknown} body
 */
export async function postApi(origin, token, path, body) {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The body of a list call for one row of the caller's own list. */
export const oneRow = { headers: [], page: 1, itemsPerPage: 1, sortBy: 'lineDate', sortDesc: true };
