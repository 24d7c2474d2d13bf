import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';

import { useAnswers } from './answersContext';
import { fieldOf } from './fieldOf';
import { useAnsweredCount } from './useAnsweredCount';

const elementOf = ({ id }: ChecklistItem) => document.getElementById(`item-${id}`);

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

/** Place of the item that was answered last, or of the one above the screen when one has scrolled away from it. */
const placeOf = (items: readonly ChecklistItem[], last: Element | null) => {
  const left = last && isOnScreen(last) ? items.findIndex((item) => elementOf(item) === last) : -1;
  if (left >= 0) return left;
  return items.findIndex((item) => (elementOf(item)?.getBoundingClientRect().top ?? -1) >= 0) - 1;
};

/** The item that had the focus last: who presses the button has left it by that. */
const useLastFocused = () => {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest('.checklist-item') : null;
      if (item) last.current = item;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return last;
};

/** Leads to the next item without an answer, from the first again after the last. */
export function NextUnanswered({ items }: { items: readonly ChecklistItem[] }) {
  const { answers } = useAnswers();
  const { notify } = usePortal();
  const count = useAnsweredCount(items);
  const last = useLastFocused();
  const go = () => {
    const from = placeOf(items, last.current) + 1;
    const inTurn = [...items.slice(from), ...items.slice(0, from)];
    const next = inTurn.find((item) => !answers.isAnswered(item));
    const element = next && elementOf(next);
    if (!element) return notify('info', 'Alle punktene er besvart.');
    element.scrollIntoView({ block: 'center' });
    // Of files the button that chooses them.
    (fieldOf(element) ?? element.querySelector('button'))?.focus({ preventScroll: true });
  };
  if (count === items.length) return null;
  return (
    <Button icon={<ArrowDownOutlined aria-hidden />} onClick={go}>
      Neste ubesvarte
    </Button>
  );
}
