import type { RegLine } from '@byggtun/shared/contract/complaint';
import { formatDate } from '@byggtun/shared/text/date';
import { Card } from '@byggtun/shared/ui/Card';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { Person } from '@byggtun/shared/ui/Person';

/** What the case is about and who has to do with it. */
export function InfoCard({ complaint }: { complaint: RegLine }) {
  return (
    <Card title="Informasjon" className="complaint-info">
      {complaint.txt ? <p className="bt-prose complaint-text">{complaint.txt}</p> : null}
      <DefinitionList
        items={[
          [
            'Ansvarlig',
            <Person
              key="responsible"
              name={complaint.contactPersonPersonFullName}
              detail={complaint.contactName}
            />,
          ],
          ['Saksnummer', complaint.lineIndexLineId],
          ['Registrert', formatDate(complaint.lineCreatedDate)],
          ['Registrert av', complaint.createdBy],
          ['Prosjektleder (PRL)', complaint.regHeaderResponsibleName],
          ['Servicekoordinator', complaint.regHeaderScName],
          ['Kvalitetsansvarlig (KA)', complaint.regHeaderQaName],
        ]}
      />
    </Card>
  );
}
