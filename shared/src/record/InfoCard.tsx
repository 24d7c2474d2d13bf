import type { ReactNode } from 'react';

import type { PhotoOf } from '../contract/profilePhoto';
import { Card } from '../ui/Card';
import { type Definition, DefinitionList } from '../ui/DefinitionList';
import { Person } from '../ui/Person';
import { Photo } from '../ui/Photo';

interface InfoCardProps {
  /** Description; empty when there is none. */
  text: string;
  responsible: { name: string; company: string; photo: PhotoOf | null | undefined };
  /** Whatever else this kind of case says. */
  facts: readonly Definition[];
  /** What stands above the facts, such as a line of information. */
  children?: ReactNode;
}

/** What a case is about and who has to do with it. */
export function InfoCard({ text, responsible, facts, children }: InfoCardProps) {
  const { name, company, photo } = responsible;
  const face = photo ? <Photo of={photo} size={96} /> : null;
  return (
    <Card title="Informasjon" className="record-info">
      {children}
      {text ? <p className="bt-prose record-text">{text}</p> : null}
      <DefinitionList
        items={[
          ['Ansvarlig', <Person key="responsible" name={name} detail={company} photo={face} />],
          ...facts,
        ]}
      />
    </Card>
  );
}
