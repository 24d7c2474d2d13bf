import { lackText, type ReadinessRow } from '@byggtun/shared/contract/readiness';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

/** A contact person and what they lack. */
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
    </li>
  );
}
