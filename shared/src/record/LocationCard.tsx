import { Card } from '../ui/Card';
import { DefinitionList } from '../ui/DefinitionList';
import { MapLink } from '../ui/MapLink';

interface CaseLocation {
  projectName: string;
  address: string;
  houseNum: string;
  sectionNum: string;
  apartmentKey: string;
}

/** Where it is. */
export function LocationCard({ location }: { location: CaseLocation }) {
  const { projectName, address, houseNum, sectionNum, apartmentKey } = location;
  return (
    <Card title="Sted" className="record-place">
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
