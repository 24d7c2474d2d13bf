import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';

import { mapLink } from '../text/mapLink';

interface MapLinkProps {
  /** What the map searches for: street, postcode and place. */
  address: string;
  /** What stands there, when it is less than that. */
  text?: string;
}

/** A street address that opens a map in a tab of its own; nothing for an empty one. */
export function MapLink({ address, text = address }: MapLinkProps) {
  if (!address) return null;
  return (
    <a className="bt-map" href={mapLink(address)} target="_blank" rel="noreferrer">
      <EnvironmentOutlined aria-hidden />
      {text}
      <span className="bt-hidden"> (åpner kart i ny fane)</span>
    </a>
  );
}
