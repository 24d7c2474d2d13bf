import { paths } from '@byggtun/shared/contract/paths';
import { recentLimit, type RecentProject } from '@byggtun/shared/contract/recentProject';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Link } from '@byggtun/shared/portal/router';
import { Card } from '@byggtun/shared/ui/Card';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { useRef, useState } from 'react';

import { RecentCard } from './RecentCard';
import { useRecentProjects } from './useRecentProjects';

/** The projects that the person has opened last (docs/product/dashboard.md#recent-projects), and the way to all. */
export function RecentProjects() {
  const { call, forget } = useRecentProjects();
  const [asked, setAsked] = useState<RecentProject>();
  const body = useRef<HTMLDivElement>(null);
  const { Dialog, open, close } = useDialog(
    () => import('./RemoveRecent').then((dialog) => dialog.RemoveRecent),
    { early: false },
  );
  const ask = (project: RecentProject) => {
    setAsked(project);
    open();
  };
  const closed = () => {
    close();
    // The button that was pressed has gone with its card.
    if (!call.data?.some(({ id }) => id === asked?.id)) body.current?.focus();
  };

  return (
    <Card
      title="Siste prosjekter"
      className="dashboard-projects"
      extra={
        <Link className="dashboard-more" to={paths.projects}>
          Se alle
        </Link>
      }
    >
      <div ref={body} tabIndex={-1}>
        <Loaded call={call} skeleton={<RecentSkeleton />}>
          {(projects) => <RecentList projects={projects} onRemove={ask} />}
        </Loaded>
      </div>
      {Dialog && asked ? (
        <Dialog project={asked} onRemoved={() => forget(asked.id)} onClosed={closed} />
      ) : null}
    </Card>
  );
}

interface RecentListProps {
  projects: readonly RecentProject[];
  onRemove: (project: RecentProject) => void;
}

function RecentList({ projects, onRemove }: RecentListProps) {
  if (projects.length === 0) {
    return (
      <p className="bt-secondary">
        Du har ikke åpnet noe prosjekt ennå. <Link to={paths.projects}>Finn et prosjekt</Link>
      </p>
    );
  }
  return (
    <ul className="recent-list">
      {projects.map((project) => (
        <li key={project.id}>
          <RecentCard project={project} onRemove={() => onRemove(project)} />
        </li>
      ))}
    </ul>
  );
}

/** As many cards as there can be, in their height. */
function RecentSkeleton() {
  return (
    <div className="recent-list" role="status" aria-busy>
      <span className="bt-hidden">Laster …</span>
      {Array.from({ length: recentLimit }, (_, card) => (
        <div key={card} className="recent-card" aria-hidden>
          <span className="project-image" />
          <span className="bt-bone" />
        </div>
      ))}
    </div>
  );
}
