import { lackText, type ReadinessRow } from '@byggtun/shared/contract/readiness';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { OpenPicture } from '../course/OpenPicture';

/** A contact person and what they lack, with the pictures of certificates that have run out. */
export function LackingPerson({ row }: { row: ReadinessRow }) {
  const lacks = [
    ['error', lackText.hmsCard(row)],
    ['warning', lackText.courses(row)],
    ['warning', lackText.psi(row)],
  ] as const;
  return (
    <li className="readiness-row">
      <strong>{row.fullName}</strong>
      {lacks.map(([color, text]) => (text ? <StatusChip key={text} color={color} text={text} /> : null))}
      {row.coursePictures?.map(({ course, picture }) => (
        <OpenPicture key={picture.bufferGuid} picture={picture} className="bt-link">
          Bilde av kursbeviset: {course}
        </OpenPicture>
      ))}
    </li>
  );
}
