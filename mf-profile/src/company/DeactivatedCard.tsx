import type { ContactPerson } from '@byggtun/shared/contract/company';
import { activateContactPerson } from '@byggtun/shared/contract/companySave';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { Card } from '@byggtun/shared/ui/Card';
import { useKeptFocus } from '@byggtun/shared/ui/useKeptFocus';
import { Button } from 'antd';

import { PersonWords } from './PersonWords';
import type { CompanyData } from './useCompany';

interface DeactivatedProps {
  companyId: number;
  data: CompanyData;
}

/** Who is deactivated; the main contact person brings them back. */
export function DeactivatedCard({ people, ...rest }: DeactivatedProps & { people: ContactPerson[] }) {
  if (people.length === 0) return null;
  return (
    <Card title="Deaktiverte kontaktpersoner">
      <ul>
        {people.map((one) => (
          <DeactivatedRow key={one.id} contactPerson={one} {...rest} />
        ))}
      </ul>
    </Card>
  );
}

function DeactivatedRow({
  companyId,
  contactPerson,
  data,
}: DeactivatedProps & { contactPerson: ContactPerson }) {
  const { notify } = usePortal();
  const { run, running } = useCommand(activateContactPerson);
  const { id, person, may } = contactPerson;
  const kept = useKeptFocus<HTMLLIElement>();
  const activate = async () => {
    data.takePeople(await run({ params: { id: companyId, personId: id } }));
    notify('success', `${person.fullName} er gjenopprettet.`);
  };
  return (
    <li className="company-row" {...kept}>
      <PersonWords contactPerson={contactPerson} />
      {may.activate ? (
        <Button
          loading={running}
          aria-label={`Gjenopprett ${person.fullName}`}
          onClick={() => {
            // Its failure is on the screen already; whether it was done is not known when the answer is lost.
            activate().catch(data.refresh);
          }}
        >
          Gjenopprett
        </Button>
      ) : null}
    </li>
  );
}
