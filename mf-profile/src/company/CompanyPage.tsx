import './company.css';

import { usePortal } from '@byggtun/shared/portal/portal';
import { Card } from '@byggtun/shared/ui/Card';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { ReadinessCard } from '../readiness/ReadinessCard';
import { ChangeCompanyButton } from './ChangeCompanyButton';
import { CompanyCard } from './CompanyCard';
import { DeactivatedCard } from './DeactivatedCard';
import { PeopleCard } from './PeopleCard';
import { useCompany } from './useCompany';

const skeleton = (
  <div className="company-layout">
    <Card title="Firma">
      <Skeleton lines={8} />
    </Card>
    <Card title="Kontaktpersoner">
      <Skeleton lines={8} />
    </Card>
  </div>
);

/** The company that one acts for, and its people (docs/product/company.md). */
export function CompanyPage() {
  const { profile } = usePortal().session;
  const data = useCompany();
  return (
    <Page heading={profile.contact.name} actions={<ChangeCompanyButton />}>
      <Loaded call={data.call} skeleton={skeleton}>
        {(company) => (
          <div className="company-layout">
            <div className="company-people">
              <CompanyCard company={company} data={data} />
              {company.may.edit ? <ReadinessCard companyId={company.id} /> : null}
            </div>
            <div className="company-people">
              <PeopleCard
                companyId={company.id}
                people={company.contactPersons}
                mayAdd={company.may.edit}
                data={data}
              />
              <DeactivatedCard
                companyId={company.id}
                people={company.deactivatedContactPersons}
                data={data}
              />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
