import './checklistItem.css';

import { Card } from '@byggtun/shared/ui/Card';

import { ItemRow } from './ItemRow';
import { Progress } from './Progress';
import type { ItemSection } from './sectionsOf';

interface SectionCardProps {
  section: ItemSection;
  mayEdit: boolean;
}

/** The items under one heading, with how many of them are answered. */
export function SectionCard({ section: { name, items }, mayEdit }: SectionCardProps) {
  return (
    <Card title={name} extra={<Progress items={items} />} className="checklist-section">
      <ol className="checklist-items">
        {items.map((item) => (
          <ItemRow key={item.id} item={item} mayEdit={mayEdit} />
        ))}
      </ol>
    </Card>
  );
}
