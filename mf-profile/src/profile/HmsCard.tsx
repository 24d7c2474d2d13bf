import { hmsCardTexts } from '@byggtun/shared/contract/hmsCard';
import { isCardExpired } from '@byggtun/shared/contract/hmsCardNeeded';
import type { Profile } from '@byggtun/shared/contract/user';
import { lastCardDay } from '@byggtun/shared/contract/validity';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { formatDate, today } from '@byggtun/shared/text/date';
import { Card } from '@byggtun/shared/ui/Card';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { Button } from 'antd';

import { ValidityChip } from '../ValidityChip';

interface HmsCardProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

/** The own HMS card: until when it holds, and the way to register one where it does not (docs/product/profile.md#hms-card). */
export function HmsCard({ profile, onSaved }: HmsCardProps) {
  const { hmsCardNumber: number, hmsCardIssuedDate: issued } = profile;
  const dialog = useDialog(
    () => import('@byggtun/shared/form/HmsCardDialog').then((form) => form.HmsCardDialog),
    { early: false },
  );
  const lastDay = number && issued ? lastCardDay(issued) : undefined;
  const isExpired = issued !== null && isCardExpired(issued, today());
  return (
    <Card
      title="HMS-kort"
      extra={
        lastDay === undefined ? (
          <StatusChip color="warning" text="Ikke registrert" />
        ) : (
          <ValidityChip lastDay={lastDay} expired="Utgått" />
        )
      }
    >
      {isExpired ? <p className="profile-warning">{hmsCardTexts.expired}</p> : null}
      <DefinitionList
        items={[
          ['HMS-kortnummer', number],
          ['HMS-kort utstedt', issued && formatDate(issued)],
          ['Gyldig til og med', lastDay && formatDate(lastDay)],
        ]}
      />
      {lastDay === undefined || isExpired ? (
        <Button className="profile-action" type="primary" onClick={dialog.open}>
          Registrer HMS-kort
        </Button>
      ) : null}
      {dialog.Dialog ? (
        <dialog.Dialog reason={isExpired ? 'expired' : 'missing'} onSaved={onSaved} onClosed={dialog.close} />
      ) : null}
    </Card>
  );
}
