import '../folder/folder.css';

import { listNewestDocuments } from '@byggtun/shared/contract/documentCalls';
import { SearchBox } from '@byggtun/shared/form/SearchBox';
import { useSteadyCall } from '@byggtun/shared/table/useSteadyCall';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { FoundCount } from '@byggtun/shared/ui/FoundCount';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { useState } from 'react';

import { FoundList } from '../folder/FoundDocuments';
import { KeptList } from '../keep/KeptList';
import { useLiveFolders } from '../upload/useLiveFolders';

/** The newest documents of all the person's projects (docs/product/documents.md#of-all-projects). */
export function NewestPage() {
  const [text, setText] = useState('');
  const input = { query: text ? { text } : {} };
  const found = useSteadyCall(listNewestDocuments, input);
  // That nothing was found is said of the text that was searched for.
  const isWaiting = found.isLoading && found.data?.documents.length === 0;
  const shown = found.isLoading || !text ? undefined : found.data;
  useLiveFolders();
  const empty = text
    ? `Ingen dokumenter heter noe med «${text}».`
    : 'Det er ingen dokumenter i prosjektene dine ennå.';
  return (
    <Page
      heading="Dokumenter"
      subtitle="De nyeste i alle prosjektene dine"
      tools={<SearchBox label="Søk i dokumentene" value={text} onSearch={setText} />}
    >
      <KeptList />
      <FoundCount count={shown?.documents.length} more={shown?.more} />
      <Loaded call={isWaiting ? { ...found, data: undefined } : found} skeleton={<Skeleton lines={8} />}>
        {({ documents, more }) =>
          documents.length === 0 ? (
            <EmptyState text={empty} />
          ) : (
            <>
              <FoundList documents={documents} namesProject />
              {more ? <p className="bt-secondary">Det finnes flere. Skriv mer for å finne færre.</p> : null}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
