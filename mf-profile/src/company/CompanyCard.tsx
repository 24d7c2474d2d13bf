import type { Company } from '@byggtun/shared/contract/company';
import { webAddress } from '@byggtun/shared/contract/webAddress';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Card } from '@byggtun/shared/ui/Card';
import { PhoneLink } from '@byggtun/shared/ui/ContactLinks';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { Button } from 'antd';

import type { CompanyData } from './useCompany';

interface CompanyCardProps {
  company: Company;
  data: CompanyData;
}

/** Facts of the company; the main contact person edits them. */
export function CompanyCard({ company, data }: CompanyCardProps) {
  const { mainContactPerson, mobile, phone, www, regNum, address, postCode, may } = company;
  const edit = useDialog(() => import('./EditCompany').then((dialog) => dialog.EditCompany), {
    early: false,
  });
  return (
    <Card title="Firma" extra={may.edit ? <Button onClick={edit.open}>Rediger</Button> : null}>
      <DefinitionList
        items={[
          ['Hovedkontaktperson', mainContactPerson],
          ['Mobil', mobile && <PhoneLink key="mobile" number={mobile} />],
          ['Telefon', phone && <PhoneLink key="phone" number={phone} />],
          [
            'Nettsted',
            www && (
              <a key="www" href={webAddress(www)} target="_blank" rel="noreferrer">
                {www.replace(/^https?:\/\//, '')}
              </a>
            ),
          ],
          ['Organisasjonsnummer', regNum?.replaceAll(/(\d{3})(?=\d)/g, '$1 ')],
          ['Adresse', address],
          ['Postnummer og sted', postCode.display],
        ]}
      />
      {edit.Dialog ? (
        <edit.Dialog
          company={company}
          onSaved={data.takeCompany}
          onStale={data.refresh}
          onClosed={edit.close}
        />
      ) : null}
    </Card>
  );
}
