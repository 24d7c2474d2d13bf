import { Card } from '@byggtun/shared/ui/Card';
import { type Definition, DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { Person } from '@byggtun/shared/ui/Person';
import type { ReactNode } from 'react';

interface InfoCardProps {
  /** Description; empty when there is none. */
  text: string;
  responsible: { name: string; company: string };
  /** Whatever else this kind of case says. */
  facts: readonly Definition[];
  /** What stands above the facts, such as a line of information. */
  children?: ReactNode;
}

/** What a case is about and who has to do with it. */
export function InfoCard({ text, responsible, facts, children }: InfoCardProps) {
  const { name, company } = responsible;
  return (
    <Card title="Informasjon" className="case-info">
      {children}
      {text ? <p className="bt-prose case-text">{text}</p> : null}
      <DefinitionList
        items={[['Ansvarlig', <Person key="responsible" name={name} detail={company} />], ...facts]}
      />
    </Card>
  );
}
