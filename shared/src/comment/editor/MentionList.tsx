import type { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef } from 'react';

import type { TagUser } from '../../contract/comment';

interface MentionListProps {
  id: string;
  people: readonly TagUser[];
  /** Place of the one that Enter would choose. */
  active: number;
  /** The editor, and the place of the '@' in its text. */
  view: EditorView;
  from: number;
  onChoose: (person: TagUser) => void;
}

/** Id of the nth person of the list. */
export const personId = (id: string, place: number): string => `${id}-${place}`;

/** People to mention, under the '@' that is being written; the text keeps the focus. */
export function MentionList({ id, people, active, view, from, onChoose }: MentionListProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const { left, bottom } = view.coordsAtPos(from);
    const box = list.current?.parentElement?.getBoundingClientRect();
    list.current?.style.setProperty('--left', `${left - (box?.left ?? 0)}px`);
    list.current?.style.setProperty('--top', `${bottom - (box?.top ?? 0)}px`);
  }, [view, from]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, people]);
  return (
    <ul ref={list} id={id} className="editor-people" role="listbox" aria-label="Personer du kan nevne">
      {people.map((person, place) => (
        <li
          key={person.key}
          id={personId(id, place)}
          role="option"
          aria-selected={place === active}
          // The text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <span>{person.value}</span>
          {person.company ? <span className="bt-secondary">{person.company}</span> : null}
        </li>
      ))}
    </ul>
  );
}
