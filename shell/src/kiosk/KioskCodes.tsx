import './kiosk.css';

import { paths } from '@byggtun/shared/contract/paths';
import { QrCode } from '@byggtun/shared/ui/QrCode';
import { useState } from 'react';

import { readKioskProjects } from './kioskProjects';

/** How many fit beside each other, and the side of one in CSS pixels (docs/product/kiosk.md#start-page). */
const most = 4;
const side = 156;

/** One code for each of the kiosk's projects: scanned with the own phone, it opens the project there (docs/product/kiosk.md#start-page). */
export function KioskCodes({ publicUrl }: { publicUrl: string }) {
  const [projects] = useState(readKioskProjects);
  return (
    <section className="bt-kiosk-codes" aria-label="Åpne på egen telefon">
      <p>Skann koden for å åpne prosjektet på din egen telefon.</p>
      <ul>
        {projects.slice(0, most).map(({ id, name }) => (
          <li key={id}>
            <QrCode
              className="bt-kiosk-code"
              text={publicUrl + paths.project(id)}
              label={`QR-kode for ${name}`}
              side={side}
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
