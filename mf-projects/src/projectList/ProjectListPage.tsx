import './projectList.css';

import { listProjects } from '@byggtun/shared/contract/project';
import { SearchBox } from '@byggtun/shared/form/SearchBox';
import { useSearchParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { counted } from '@byggtun/shared/text/count';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';

import { findProjects } from './findProjects';
import { ProjectGrid } from './ProjectGrid';
import { ProjectSkeleton } from './ProjectSkeleton';

/** The projects that one may see (document 1, section 2), searched by name and place. */
export function ProjectListPage() {
  const projects = useCall(listProjects, {}, { quiet: true });
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const setSearch = (text: string) => setParams(text ? { search: text } : {}, { replace: true });
  const count = projects.data?.length;

  return (
    <Page
      heading="Alle prosjekter"
      subtitle={count === undefined ? 'Henter prosjektene …' : counted(count, 'prosjekt', 'prosjekter')}
    >
      <div className="bt-toolbar">
        <SearchBox label="Søk etter navn eller sted" value={search} onSearch={setSearch} />
      </div>
      <Loaded call={projects} skeleton={<ProjectSkeleton />}>
        {(all) => (
          <ProjectGrid projects={findProjects(all, search)} search={search} onClear={() => setSearch('')} />
        )}
      </Loaded>
    </Page>
  );
}
