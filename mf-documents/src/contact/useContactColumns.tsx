import type { ProjectContact } from '@byggtun/shared/contract/projectContact';
import { usePortal } from '@byggtun/shared/portal/portal';
import { MailLink, PhoneLink } from '@byggtun/shared/ui/ContactLinks';
import { useBelow } from '@byggtun/shared/ui/useMedia';
import type { ReactNode } from 'react';

import { ContactName } from './ContactName';

/** A column of the contacts. */
interface ContactColumn {
  name: 'category' | 'company' | 'person' | 'role' | 'mobile' | 'email';
  title: string;
  cell: (contact: ProjectContact) => ReactNode;
  /** The widths from which on it stands in the table: every one, from 700 px, from 1200 px. */
  from: 'phone' | 'tablet' | 'desktop';
}

const columns: readonly ContactColumn[] = [
  { name: 'category', title: 'Kategori', cell: ({ contactGroup }) => contactGroup, from: 'desktop' },
  { name: 'company', title: 'Firma', cell: ({ contactName }) => contactName, from: 'tablet' },
  {
    name: 'person',
    title: 'Kontaktperson',
    cell: (contact) => <ContactName contact={contact} />,
    from: 'phone',
  },
  { name: 'role', title: 'Rolle', cell: ({ projContactRole }) => projContactRole, from: 'tablet' },
  {
    name: 'mobile',
    title: 'Mobil',
    cell: ({ contactPersonPersonMobile: number }) => (number ? <PhoneLink number={number} /> : ''),
    from: 'phone',
  },
  {
    name: 'email',
    title: 'E-post',
    cell: ({ contactPersonPersonEmail: address }) => (address ? <MailLink address={address} /> : ''),
    from: 'desktop',
  },
];

/** Which columns stand in the table at this width, and which unfold below a row. A kiosk is told no e-mail. */
export interface ContactColumns {
  shown: readonly ContactColumn[];
  folded: readonly ContactColumn[];
}

/** The columns at this width (docs/product/documents.md#contacts). */
export function useContactColumns(): ContactColumns {
  const { kiosk } = usePortal();
  const phone = useBelow('xs');
  const mobile = useBelow('sm');
  const told = columns.filter(({ name }) => name !== 'email' || !kiosk);
  const isShown = ({ from }: ContactColumn) =>
    from === 'phone' || (from === 'tablet' && !phone) || (from === 'desktop' && !mobile);
  return { shown: told.filter(isShown), folded: told.filter((column) => !isShown(column)) };
}
