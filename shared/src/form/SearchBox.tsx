import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useEffect, useEffectEvent, useState } from 'react';

import { searchLimit } from '../contract/list';
import { swallowEnter } from './swallowEnter';
import { useUnsaved } from './useUnsaved';

interface SearchBoxProps {
  label: string;
  /** What is searched for now. */
  value: string;
  /** Called with trimmed text a moment after the last key. */
  onSearch: (text: string) => void;
}

const debounce = 300;

/** A search that starts by itself when the typing pauses. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState({ text: value, from: value, asked: value });
  // What comes back as it was asked for leaves the text alone: more may have been typed meanwhile. Anything else, as by 'back', is shown.
  if (typed.from !== value)
    setTyped({ text: typed.asked === value ? typed.text : value, from: value, asked: value });
  const search = useEffectEvent(onSearch);
  useUnsaved(typed.text.trim() !== value);
  useEffect(() => {
    const wanted = typed.text.trim();
    if (wanted === value) return undefined;
    const timer = window.setTimeout(() => {
      setTyped((now) => ({ ...now, asked: wanted }));
      search(wanted);
    }, debounce);
    return () => window.clearTimeout(timer);
  }, [typed.text, value]);

  return (
    <span className="bt-search">
      <SearchOutlined aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={searchLimit}
        value={typed.text}
        onChange={(event) => setTyped({ ...typed, text: event.target.value })}
        onKeyDown={swallowEnter}
      />
    </span>
  );
}
