import './contacts.css';

import { paths } from '@byggtun/shared/contract/paths';
import { listProjectContacts, type ProjectContact } from '@byggtun/shared/contract/projectContact';
import { SearchBox } from '@byggtun/shared/form/SearchBox';
import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { FoundCount } from '@byggtun/shared/ui/FoundCount';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { useState } from 'react';

import { numberIn } from '../numberIn';
import { ProjectLink } from '../project/ProjectLink';
import { ContactTable } from './ContactTable';
import { nameStartsWith } from './nameStartsWith';

const found = (contacts: readonly ProjectContact[], search: string) =>
  contacts.filter((one) => nameStartsWith(one.contactPersonPersonFullName, search));

function FoundContacts({ contacts, search }: { contacts: readonly ProjectContact[]; search: string }) {
  if (contacts.length === 0) return <EmptyState text="Prosjektet har ingen kontakter ennå." />;
  const shown = found(contacts, search);
  if (shown.length === 0)
    return <EmptyState text={`Ingen kontakter har et navn som begynner med «${search}».`} />;
  return <ContactTable contacts={shown} />;
}

/** Who takes part in a project (docs/product/documents.md#contacts). */
export function ContactsPage() {
  const projectId = numberIn(useParams().id);
  const contacts = useCall(
    listProjectContacts,
    projectId === undefined ? null : { params: { id: projectId } },
    { quiet: true },
  );
  const [search, setSearch] = useState('');
  if (projectId === undefined) return <Navigate to={paths.dashboard} replace />;
  return (
    <Page
      heading="Kontakter"
      subtitle={<ProjectLink projectId={projectId} />}
      tools={<SearchBox label="Søk etter navn" value={search} onSearch={setSearch} />}
    >
      <FoundCount count={search && contacts.data ? found(contacts.data, search).length : undefined} />
      <Loaded call={contacts} skeleton={<Skeleton lines={8} />}>
        {/* What is found is never folded away: each search opens the groups anew. */}
        {(all) => <FoundContacts key={search} contacts={all} search={search} />}
      </Loaded>
    </Page>
  );
}
