import type { ComponentType } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';

import type { EditorProps } from './editor/editorProps';

/** Kept once it is there: the next case has it at once. */
let loaded: ComponentType<EditorProps> | undefined;

const load = async () => {
  loaded ??= (await import(/* webpackFetchPriority: "low" */ './editor/CommentEditor')).CommentEditor;
  return loaded;
};

/** Calls once nothing else is to be done, within a second. */
const whenIdle = (act: () => void): (() => void) => {
  // Safari has none.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: 1_000 });
  return () => cancelIdleCallback(asked);
};

interface EditorPlaceProps extends EditorProps {
  /** What is read on the page is there: the line is free. */
  mayFetch: boolean;
}

/** The place of the editor: its own size from the start, and the editor in it when its code has come, after the page. */
export function EditorPlace({ mayFetch, ...props }: EditorPlaceProps) {
  const [Editor, setEditor] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  const fetchEditor = useEffectEvent(() => {
    setFailed(false);
    load().then(
      (Loaded) => setEditor(() => Loaded),
      () => setFailed(true),
    );
  });
  const [tries, setTries] = useState(0);
  useEffect(() => (loaded || !mayFetch ? undefined : whenIdle(() => fetchEditor())), [mayFetch, tries]);

  if (Editor) return <Editor {...props} />;
  return (
    <div className="editor editor-waiting" aria-busy={!failed}>
      <div className="editor-tools" />
      <div className="editor-text">
        {failed ? (
          <p role="alert">
            Skrivefeltet kunne ikke hentes.{' '}
            <button type="button" className="bt-plain bt-clear" onClick={() => setTries(tries + 1)}>
              Prøv igjen
            </button>
          </p>
        ) : (
          <span className="bt-hidden">Henter skrivefeltet …</span>
        )}
      </div>
    </div>
  );
}
