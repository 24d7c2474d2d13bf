import {
  anonymisePerson,
  anonymous,
  type DeactivatedPerson,
  listAnonymisations,
} from '@byggtun/shared/contract/anonymisation';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';

const goes = [
  'Navn, e-post, mobil, tittel og fødselsdato',
  'HMS-kort, kurs og sertifikater',
  'Profilbilde, innstillinger og favoritter',
  'Innlogging, invitasjoner og e-poster til personen',
];

const stays = [
  'Oversiktslister og passeringer på byggeplasser, så lenge de skal oppbevares (byggherreforskriften § 15)',
  `Saker, kommentarer, vedlegg og kontroller. Der står det «${anonymous.firstName} ${anonymous.lastName}»`,
  'Signaturer i sjekklister, og det andre har skrevet om personen',
];

interface AnonymisePersonProps {
  person: DeactivatedPerson;
  onDone: () => void;
  onClosed: () => void;
}

/** Asks before somebody is anonymised: what goes, what stays, and that there is no way back. */
export function AnonymisePerson({ person: { personId, fullName }, onDone, onClosed }: AnonymisePersonProps) {
  const { notify } = usePortal();
  const anonymise = useCommand(anonymisePerson, ownProgress);
  const log = useCall(listAnonymisations, {}, { quiet: true });
  const confirm = async () => {
    const line = await anonymise.run({ params: { personId } });
    const others = (items: readonly (typeof line)[]) => items.filter((one) => one.personId !== personId);
    void log.mutate((before) => before && { items: [line, ...others(before.items)] }, { revalidate: false });
    onDone();
    notify('success', 'Personen er anonymisert.');
  };
  return (
    <ConfirmDialog
      title={`Anonymisere ${fullName}?`}
      confirmText="Anonymiser"
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <p className="anonymise-warning">Dette kan ikke angres.</p>
      <Part title="Dette slettes" texts={goes} />
      <Part title="Dette blir stående" texts={stays} />
    </ConfirmDialog>
  );
}

function Part({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className="anonymise-list">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
