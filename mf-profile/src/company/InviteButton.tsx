import MailOutlined from '@ant-design/icons/MailOutlined';
import type { ContactPerson } from '@byggtun/shared/contract/company';
import { inviteContactPerson } from '@byggtun/shared/contract/invitation';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { Button } from 'antd';

interface InviteButtonProps {
  contactPerson: ContactPerson;
  onDone: () => void;
}

/** Sends a letter of invitation, or a new one that ends the older. */
export function InviteButton({ contactPerson, onDone }: InviteButtonProps) {
  const { notify } = usePortal();
  const { run, running } = useCommand(inviteContactPerson);
  const { id, person, invitedAt } = contactPerson;
  const invite = async () => {
    const { person: invited } = await run({ body: { id } });
    onDone();
    notify('success', `Invitasjonen sendes til ${invited.email}.`);
  };
  const isAgain = invitedAt !== null;
  return (
    <Button
      type="text"
      icon={<MailOutlined aria-hidden />}
      loading={running}
      aria-label={`Inviter ${person.fullName}${isAgain ? ' på nytt' : ''}`}
      onClick={() => {
        // Its failure is on the screen already.
        invite().catch(() => undefined);
      }}
    />
  );
}
