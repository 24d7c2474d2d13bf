import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import type { ProjectContact } from '@byggtun/shared/contract/projectContact';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { useState } from 'react';

import type { ContactColumns } from './useContactColumns';

interface ContactRowProps {
  contact: ProjectContact;
  columns: ContactColumns;
}

/** A contact, with what there is no column for below it when it is unfolded. */
export function ContactRow({ contact, columns: { shown, folded } }: ContactRowProps) {
  const [open, setOpen] = useState(false);
  const Mark = open ? UpOutlined : DownOutlined;
  return (
    <>
      <tr>
        {shown.map(({ name, cell }) =>
          name === 'person' ? (
            <th key={name} scope="row">
              {cell(contact)}
            </th>
          ) : (
            <td key={name}>{cell(contact)}</td>
          ),
        )}
        {folded.length > 0 ? (
          <td className="contacts-more">
            <button
              type="button"
              className="bt-plain"
              aria-expanded={open}
              aria-label={`Mer om ${contact.contactPersonPersonFullName}`}
              onClick={() => setOpen(!open)}
            >
              <Mark aria-hidden />
            </button>
          </td>
        ) : null}
      </tr>
      {open && folded.length > 0 ? (
        <tr className="contacts-rest">
          <td colSpan={shown.length + 1}>
            <DefinitionList items={folded.map(({ title, cell }) => [title, cell(contact)] as const)} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
