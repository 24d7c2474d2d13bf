import { paths } from '@byggtun/shared/contract/paths';
import type { Site, SiteDayRow } from '@byggtun/shared/contract/siteList';
import { Link } from '@byggtun/shared/portal/router';
import type { ListDefinition } from '@byggtun/shared/table/listDefinition';
import { formatDate } from '@byggtun/shared/text/date';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { MapLink } from '@byggtun/shared/ui/MapLink';

import { PrintSiteList } from './PrintSiteList';

interface SiteHeadProps {
  projectId: number;
  site: Site;
  definition: ListDefinition<SiteDayRow>;
}

/** The head of the site list: site and client, as § 15 asks for, for how long it is kept, and the whole as PDF. */
export function SiteHead({ projectId, site: { name, address, client, endedOn }, definition }: SiteHeadProps) {
  const regNum = client.regNum ? `org.nr. ${client.regNum}` : '';
  return (
    <section className="bt-card site-head" aria-label="Byggeplass og byggherre">
      <DefinitionList
        items={[
          [
            'Byggeplass',
            <Link key="site" to={paths.project(projectId)}>
              {name}
            </Link>,
          ],
          ['Adresse', address ? <MapLink key="map" address={address} /> : ''],
          ['Byggherre', [client.name, regNum].filter(Boolean).join(', ')],
        ]}
      />
      <div className="site-head-foot">
        <p className="bt-secondary">
          Føres etter byggherreforskriften § 15 og skal kontrolleres daglig.{' '}
          {endedOn
            ? `Arbeidet ble avsluttet ${formatDate(endedOn)}; listen slettes seks måneder etter.`
            : 'Listen oppbevares til seks måneder etter at arbeidet er avsluttet.'}
        </p>
        <PrintSiteList projectId={projectId} name={name} definition={definition} />
      </div>
    </section>
  );
}
