import DownOutlined from '@ant-design/icons/DownOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { ProjectContact } from '@byggtun/shared/contract/projectContact';
import { formatCount } from '@byggtun/shared/text/count';
import { useState } from 'react';

import { ContactRow } from './ContactRow';
import type { ContactColumns } from './useContactColumns';

interface ContactGroupProps {
  name: string;
  contacts: readonly ProjectContact[];
  columns: ContactColumns;
}

/** The contacts of a category below its name, which folds them away. */
export function ContactGroup({ name, contacts, columns }: ContactGroupProps) {
  const [open, setOpen] = useState(true);
  const Mark = open ? DownOutlined : RightOutlined;
  const width = columns.shown.length + (columns.folded.length > 0 ? 1 : 0);
  return (
    <tbody>
      <tr className="contacts-group">
        <th colSpan={width} scope="rowgroup">
          <button type="button" className="bt-plain" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Mark aria-hidden />
            <span className="bt-break">{name}</span>
            <span className="bt-badge">{formatCount(contacts.length)}</span>
          </button>
        </th>
      </tr>
      {open
        ? contacts.map((contact) => <ContactRow key={contact.id} contact={contact} columns={columns} />)
        : null}
    </tbody>
  );
}
