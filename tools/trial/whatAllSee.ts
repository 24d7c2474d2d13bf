import { createHash } from 'node:crypto';

import { tokenFor } from '../bench/support/tokenFor';

/** Six of the demo's people, who stand for the roles of the rights matrix; the seventh is nobody. */
const people = [
  'kari@byggtun.example',
  'henrik@byggtun.example',
  'marte@nordretomrer.example',
  'piotr@nordretomrer.example',
  'lars@granlund.example',
  'silje@granlund.example',
  undefined,
];

/** So many records of each kind are opened by everybody. */
const sample = 40;
const all = { headers: [], page: 1, itemsPerPage: -1 };

/** An answer: its status, and what it says; of long ones a digest. */
const told = async (answer: Response) => {
  const text = await answer.text();
  const { status } = answer;
  return status === 200 ? { status, body: text.length > 2000 ? digest(text) : text } : { status };
};
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Every nth of a list, so that so many are left. */
const someOf = (ids: readonly number[]) => {
  const step = Math.max(1, Math.floor(ids.length / sample));
  return ids.filter((_id, index) => index % step === 0).slice(0, sample);
};

/** What each of seven is answered by lists, counts, records, comments, journals and files; by who and what. */
export const whatAllSee = async (origin: string): Promise<Record<string, unknown>> => {
  const seen: Record<string, unknown> = {};
  const callAs = async (email: string | undefined) => {
    const token = email && (await tokenFor(origin, email));
    return (path: string, body?: object) =>
      fetch(`${origin}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
  };
  const staff = await callAs(people[0]);
  const idsOf = async (path: string) => {
    const answer = await staff(path, all);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    const list = (await answer.json()) as { items: { id: number }[] };
    return someOf(list.items.map(({ id }) => id));
  };
  const complaints = await idsOf('/complaints');
  const actions = await idsOf('/actions');
  const guids = new Set<string>();
  for (const [commentType, ids] of [complaints, complaints, actions].entries())
    for (const id of ids) {
      const answer = await staff('/comment/comments', { id, commentType });
      for (const [guid] of (await answer.text()).matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
        guids.add(guid);
    }
  for (const email of people) {
    const call = await callAs(email);
    const note = async (what: string, path: string, body?: object) => {
      seen[`${email ?? 'nobody'} ${what}`] = await told(await call(path, body));
    };
    for (const list of ['complaints', 'actions']) {
      await note(`list of ${list}`, `/${list}`, all);
      await note(`count of ${list}`, `/${list}/count`, { headers: [] });
    }
    await note('badges', '/user/badges');
    for (const id of complaints) {
      await note(`complaint ${id}`, `/complaints/${id}`);
      await note(`journal of complaint ${id}`, `/complaints/${id}/journal`);
      await note(`comments of complaint ${id}`, '/comment/comments', { id, commentType: 0 });
      await note(`comments of deviation ${id}`, '/comment/comments', { id, commentType: 1 });
    }
    for (const id of actions) {
      await note(`action ${id}`, `/aberration/actions/details/${id}`);
      await note(`journal of action ${id}`, `/actions/${id}/journal`);
      await note(`comments of action ${id}`, '/comment/comments', { id, commentType: 2 });
    }
    for (const guid of guids) await note(`file ${guid}`, `/attachments/${guid}/thumbnail`);
  }
  return seen;
};
