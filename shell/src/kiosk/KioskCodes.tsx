import './kiosk.css';

import { paths } from '@byggtun/shared/contract/paths';
import { useState } from 'react';
import { encode } from 'uqr';

import { readKioskProjects } from './kioskProjects';

/** How many fit beside each other, and the side of one in CSS pixels (document 1, section 9). */
const most = 4;
const side = 156;

/** The dark squares of a code as the path of a drawing whose unit is one square. */
function drawing(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}

/** One code for each of the kiosk's projects: scanned with the own phone, it opens the project there (document 1, section 2). */
export function KioskCodes({ publicUrl }: { publicUrl: string }) {
  const [projects] = useState(readKioskProjects);
  return (
    <section className="bt-kiosk-codes" aria-label="Åpne på egen telefon">
      <p>Skann koden for å åpne prosjektet på din egen telefon.</p>
      <ul>
        {projects.slice(0, most).map(({ id, name }) => {
          const { size, path } = drawing(publicUrl + paths.project(id));
          return (
            <li key={id}>
              <svg
                className="bt-kiosk-code"
                role="img"
                aria-label={`QR-kode for ${name}`}
                width={side}
                height={side}
                viewBox={`0 0 ${size} ${size}`}
                shapeRendering="crispEdges"
              >
                <path d={path} />
              </svg>
              <span>{name}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
