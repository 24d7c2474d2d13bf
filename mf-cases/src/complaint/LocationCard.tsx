import type { RegLine } from '@byggtun/shared/contract/complaint';
import { Card } from '@byggtun/shared/ui/Card';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { MapLink } from '@byggtun/shared/ui/MapLink';

/** Where it is. */
export function LocationCard({ location }: { location: RegLine['regLineLocation'] }) {
  const { projectName, address, houseNum, sectionNum, apartmentKey } = location;
  return (
    <Card title="Sted" className="complaint-place">
      <DefinitionList
        items={[
          ['Prosjekt', projectName],
          ['Adresse', address && <MapLink key="map" address={address} />],
          ['Bygg', houseNum],
          ['Seksjon', sectionNum],
          ['Leilighet', apartmentKey],
        ]}
      />
    </Card>
  );
}
