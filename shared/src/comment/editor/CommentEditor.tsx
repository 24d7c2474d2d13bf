import type { Command, EditorState } from 'prosemirror-state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { createEditor, type Editor } from './createEditor';
import type { EditorProps } from './editorProps';
import { htmlOfDoc } from './htmlOfDoc';
import { currentHref, removeLink, setLink } from './linkCommands';
import { LinkRow } from './LinkRow';
import { MentionList, personId } from './MentionList';
import { Toolbar } from './Toolbar';
import { useMention } from './useMention';

/** The text of a comment with its buttons; ProseMirror underneath. */
export function CommentEditor({
  id,
  label,
  describedBy,
  invalid,
  html,
  people,
  onChange,
  onFiles,
  onDropped,
}: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(html);
  const [editor, setEditor] = useState<Editor>();
  const [state, setState] = useState<EditorState>();
  const [linking, setLinking] = useState(false);
  const [focused, setFocused] = useState(false);
  const view = editor?.view;
  const mention = useMention({ state, view, people });
  const isOpen = focused && mention.found.length > 0;
  const listId = `${id}-people`;

  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': label,
    'aria-describedby': describedBy,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(isOpen && {
      'aria-controls': listId,
      'aria-activedescendant': personId(listId, mention.active),
    }),
  };
  const tell = useEffectEvent((now: EditorState) => {
    setState(now);
    const written = htmlOfDoc(now.doc);
    if (written === known.current) return;
    known.current = written;
    onChange(written);
  });
  const onKey = useEffectEvent(mention.onKey);
  const takeFiles = useEffectEvent(
    (files: readonly File[]) => files.length > 0 && (onFiles?.(files) ?? false),
  );
  const takeDropped = useEffectEvent((transfer: DataTransfer) => {
    if (!onDropped || transfer.files.length === 0) return false;
    onDropped(transfer);
    return true;
  });
  const begin = useEffectEvent((element: HTMLElement) =>
    createEditor(element, {
      ...{ html, attributes, onChange: tell, onKey },
      ...{ onFiles: takeFiles, onDropped: takeDropped },
    }),
  );

  useEffect(() => {
    if (!place.current) return undefined;
    const made = begin(place.current);
    setEditor(made);
    setState(made.view.state);
    return () => made.view.destroy();
  }, []);
  useEffect(() => {
    if (!editor || html === known.current) return;
    known.current = html;
    editor.restart(html);
    setState(editor.view.state);
  }, [editor, html]);
  const described = JSON.stringify(attributes);
  useEffect(() => {
    view?.setProps({ attributes: JSON.parse(described) as Record<string, string> });
  }, [view, described]);

  const run = (command: Command) => {
    if (!view) return;
    command(view.state, view.dispatch);
    view.focus();
  };
  const closeLink = () => {
    setLinking(false);
    view?.focus();
  };
  const runAndClose = (command: Command) => {
    run(command);
    closeLink();
  };
  return (
    <div className="editor" data-invalid={invalid || undefined}>
      {state ? <Toolbar controls={id} state={state} run={run} onLink={() => setLinking(true)} /> : null}
      {linking && state ? (
        <LinkRow
          href={currentHref(state)}
          onSet={(href, written) => runAndClose(setLink(href, written))}
          onRemove={() => runAndClose(removeLink)}
          onClose={closeLink}
        />
      ) : null}
      <div
        ref={place}
        className="editor-text"
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {isOpen && view && mention.query ? (
        <MentionList
          id={listId}
          people={mention.found}
          active={mention.active}
          view={view}
          from={mention.query.from}
          onChoose={mention.choose}
        />
      ) : null}
      <span className="bt-hidden" aria-live="polite">
        {isOpen ? `${mention.found.length} treff. Velg med piltastene og Enter.` : null}
      </span>
    </div>
  );
}
