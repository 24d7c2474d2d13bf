import EditOutlined from '@ant-design/icons/EditOutlined';
import UserDeleteOutlined from '@ant-design/icons/UserDeleteOutlined';
import type { ContactPerson } from '@byggtun/shared/contract/company';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { useKeptFocus } from '@byggtun/shared/ui/useKeptFocus';
import { Button } from 'antd';

import { InviteButton } from './InviteButton';
import { PersonWords } from './PersonWords';
import type { CompanyData } from './useCompany';

interface PersonRowProps {
  companyId: number;
  contactPerson: ContactPerson;
  data: CompanyData;
}

/** A contact person, and what may be done with them. */
export function PersonRow({ companyId, contactPerson, data }: PersonRowProps) {
  const { may, person } = contactPerson;
  const kept = useKeptFocus<HTMLLIElement>();
  const edit = useDialog(() => import('./EditPerson').then((dialog) => dialog.EditPerson), {
    early: false,
  });
  const leave = useDialog(() => import('./DeactivatePerson').then((dialog) => dialog.DeactivatePerson), {
    early: false,
  });
  return (
    <li className="company-row" {...kept}>
      <PersonWords contactPerson={contactPerson} />
      <div className="company-tools">
        {may.invite ? <InviteButton contactPerson={contactPerson} onDone={data.refresh} /> : null}
        {may.edit ? (
          <Button
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={`Rediger ${person.fullName}`}
            onClick={edit.open}
          />
        ) : null}
        {may.deactivate ? (
          <Button
            type="text"
            icon={<UserDeleteOutlined aria-hidden />}
            aria-label={`Deaktiver ${person.fullName}`}
            onClick={leave.open}
          />
        ) : null}
      </div>
      {edit.Dialog ? (
        <edit.Dialog contactPerson={contactPerson} onSaved={data.refresh} onClosed={edit.close} />
      ) : null}
      {leave.Dialog ? (
        <leave.Dialog
          companyId={companyId}
          contactPerson={contactPerson}
          onDone={data.takePeople}
          onFailed={data.refresh}
          onClosed={leave.close}
        />
      ) : null}
    </li>
  );
}
