import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';

import type { TagUser } from '../../contract/comment';
import { matchingPeople } from './matchingPeople';
import { type MentionQuery, mentionQuery } from './mentionQuery';
import { schema } from './schema';

interface MentionStart {
  state: EditorState | undefined;
  view: EditorView | undefined;
  people: readonly TagUser[];
}

const insertMention = (view: EditorView, { from, to }: MentionQuery, { key, value }: TagUser) => {
  const mention = schema.nodes.mention.create({ id: Number(key), name: value });
  view.dispatch(view.state.tr.replaceWith(from, to, [mention, schema.text(' ')]).scrollIntoView());
  view.focus();
};

/** The list of people while a mention is being written: who fits, who is chosen, and the keys for it. */
export function useMention({ state, view, people }: MentionStart) {
  const [{ place, of }, setActive] = useState({ place: 0, of: '' });
  const [closedAt, setClosedAt] = useState<number>();
  const query = state && mentionQuery(state);
  // Given up is this one '@', not its place in the text.
  if (!query && closedAt !== undefined) setClosedAt(undefined);
  const found = query && query.from !== closedAt ? matchingPeople(people, query.text) : [];
  const active = query?.text === of ? Math.min(place, found.length - 1) : 0;
  const choose = (person: TagUser | undefined) => {
    if (view && query && person) insertMention(view, query, person);
  };
  const move = (by: number) =>
    setActive({ place: (active + by + found.length) % found.length, of: query?.text ?? '' });
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => choose(found[active]),
    Tab: () => choose(found[active]),
    Escape: () => setClosedAt(query?.from),
  };

  return {
    query,
    found,
    active,
    choose,
    /** Takes the keys of the list while it is open. */
    onKey: (event: KeyboardEvent): boolean => {
      const act = keys[event.key];
      if (found.length === 0 || !act || event.isComposing || event.shiftKey) return false;
      event.preventDefault();
      event.stopPropagation();
      act();
      return true;
    },
  };
}
