import type { ContactPerson } from '@byggtun/shared/contract/company';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Card } from '@byggtun/shared/ui/Card';
import { Button } from 'antd';

import { PersonRow } from './PersonRow';
import type { CompanyData } from './useCompany';

interface PeopleCardProps {
  companyId: number;
  people: ContactPerson[];
  mayAdd: boolean;
  data: CompanyData;
}

/** The contact persons of the company; the main contact person adds more. */
export function PeopleCard({ companyId, people, mayAdd, data }: PeopleCardProps) {
  const add = useDialog(() => import('./AddPerson').then((dialog) => dialog.AddPerson), { early: false });
  return (
    <Card title="Kontaktpersoner" extra={mayAdd ? <Button onClick={add.open}>Legg til</Button> : null}>
      <ul>
        {people.map((one) => (
          <PersonRow key={one.id} companyId={companyId} contactPerson={one} data={data} />
        ))}
      </ul>
      {add.Dialog ? (
        <add.Dialog
          companyId={companyId}
          onSaved={data.takePeople}
          onFailed={data.refresh}
          onClosed={add.close}
        />
      ) : null}
    </Card>
  );
}
