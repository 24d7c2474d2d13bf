import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';

import { mapLink } from '../text/mapLink';

/** A street address that opens a map in a tab of its own; nothing for an empty one. */
export function MapLink({ address }: { address: string }) {
  if (!address) return null;
  return (
    <a className="bt-map" href={mapLink(address)} target="_blank" rel="noreferrer">
      <EnvironmentOutlined aria-hidden />
      {address}
      <span className="bt-hidden"> (åpner kart i ny fane)</span>
    </a>
  );
}
