import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Button } from 'antd';

import { useAnswers } from './answersContext';
import { useAnsweredCount } from './useAnsweredCount';

const elementOf = ({ id }: ChecklistItem) => document.getElementById(`item-${id}`);

/** Place of the item that has the focus, or is the first on the screen. */
const placeOf = (items: readonly ChecklistItem[]) => {
  const focused = items.findIndex((item) => elementOf(item)?.contains(document.activeElement));
  if (focused >= 0) return focused;
  return items.findIndex((item) => (elementOf(item)?.getBoundingClientRect().top ?? -1) >= 0) - 1;
};

/** Where an item is answered; of files the button that chooses them. */
const fieldOf = (element: HTMLElement) =>
  element.querySelector<HTMLElement>('input:not([hidden]), textarea') ?? element.querySelector('button');

/** Leads to the next item without an answer, from the first again after the last. */
export function NextUnanswered({ items }: { items: readonly ChecklistItem[] }) {
  const { answers } = useAnswers();
  const { notify } = usePortal();
  const count = useAnsweredCount(items);
  const go = () => {
    const from = placeOf(items) + 1;
    const inTurn = [...items.slice(from), ...items.slice(0, from)];
    const next = inTurn.find((item) => !answers.isAnswered(item));
    const element = next && elementOf(next);
    if (!element) return notify('info', 'Alle punktene er besvart.');
    element.scrollIntoView({ block: 'center' });
    fieldOf(element)?.focus({ preventScroll: true });
  };
  if (count === items.length) return null;
  return (
    <Button icon={<ArrowDownOutlined aria-hidden />} onClick={go}>
      Neste ubesvarte
    </Button>
  );
}
