import './checklistItem.css';

import { Card } from '@byggtun/shared/ui/Card';
import { memo } from 'react';

import { isSameItem } from './isSameItem';
import { ItemRow } from './ItemRow';
import { Progress } from './Progress';
import type { ItemSection } from './sectionsOf';

interface SectionCardProps {
  section: ItemSection;
  mayEdit: boolean;
}

const isSame = (before: SectionCardProps, after: SectionCardProps) =>
  before.mayEdit === after.mayEdit &&
  before.section.name === after.section.name &&
  before.section.items.length === after.section.items.length &&
  before.section.items.every((item, at) => isSameItem(item, after.section.items[at]));

/** Of an item that was never on the screen, CSS pixels; as in the styles. */
const usualHeight = 150;

/** The items under one heading, with how many of them are answered; drawn anew when one of them is another. */
export const SectionCard = memo(function SectionCard({
  section: { name, items },
  mayEdit,
}: SectionCardProps) {
  return (
    <Card title={name} extra={<Progress items={items} />} className="checklist-section">
      <ol
        className="checklist-items"
        style={{ containIntrinsicBlockSize: `auto ${items.length * usualHeight}px` }}
      >
        {items.map((item) => (
          <ItemRow key={item.id} item={item} mayEdit={mayEdit} />
        ))}
      </ol>
    </Card>
  );
}, isSame);
