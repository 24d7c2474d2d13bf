import type { ContactPerson } from '@byggtun/shared/contract/company';
import { deactivateContactPerson, getOpenWork } from '@byggtun/shared/contract/companySave';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { counted } from '@byggtun/shared/text/count';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { MovedWork } from './MovedWork';

interface DeactivatePersonProps {
  companyId: number;
  contactPerson: ContactPerson;
  onDone: (answer: RouteAnswer<typeof deactivateContactPerson>) => void;
  /** Whether it was done is not known when the answer is lost. */
  onFailed: () => void;
  onClosed: () => void;
}

/** Asks before somebody is deactivated, and shows what moves to who does it. */
export function DeactivatePerson(props: DeactivatePersonProps) {
  const { companyId, contactPerson, onDone, onFailed, onClosed } = props;
  const { notify, badges } = usePortal();
  const params = { id: companyId, personId: contactPerson.id };
  const open = useCall(getOpenWork, { params }, { quiet: true });
  const deactivate = useCommand(deactivateContactPerson, ownProgress);
  const { fullName } = contactPerson.person;
  const confirm = async () => {
    const answer = await deactivate.run({ params }).catch((error: unknown) => {
      onFailed();
      throw error;
    });
    onDone(answer);
    badges.refresh();
    const moved = answer.regLines.length + answer.actions.length + answer.checkups.length;
    // None, also when an earlier try that nobody heard of has moved them.
    const told = moved > 0 ? ` ${counted(moved, 'sak', 'saker')} er flyttet til deg.` : '';
    notify('success', `${fullName} er deaktivert.${told}`);
  };
  return (
    <ConfirmDialog
      title={`Deaktivere ${fullName}?`}
      confirmText="Deaktiver"
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <p>{fullName} kan ikke lenger logge inn for firmaet. Du kan gjenopprette personen senere.</p>
      <Loaded call={open} skeleton={<Skeleton lines={3} />}>
        {(work) => <MovedWork work={work} />}
      </Loaded>
    </ConfirmDialog>
  );
}
