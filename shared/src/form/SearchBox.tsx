import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useEffect, useEffectEvent, useState } from 'react';

import { useUnsaved } from './useUnsaved';

interface SearchBoxProps {
  label: string;
  /** What is searched for now. */
  value: string;
  /** Called with trimmed text a moment after the last key. */
  onSearch: (text: string) => void;
}

const pause = 300;

/** A search that starts by itself when the typing pauses. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState({ text: value, from: value });
  if (typed.from !== value) {
    setTyped({ text: typed.text.trim() === value ? typed.text : value, from: value });
  }
  const search = useEffectEvent(onSearch);
  useUnsaved(typed.text.trim() !== value);
  useEffect(() => {
    const wanted = typed.text.trim();
    if (wanted === value) return undefined;
    const timer = window.setTimeout(() => search(wanted), pause);
    return () => window.clearTimeout(timer);
  }, [typed.text, value]);

  return (
    <span className="bt-search">
      <SearchOutlined aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed.text}
        onChange={(event) => setTyped({ ...typed, text: event.target.value })}
      />
    </span>
  );
}
