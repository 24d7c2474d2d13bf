import { listProjectPage, projectPageSize } from '@byggtun/shared/contract/project';
import { useSteadyCall } from '@byggtun/shared/table/useSteadyCall';
import { RetryBar } from '@byggtun/shared/ui/RetryBar';
import { memo } from 'react';

import { ProjectCard } from './ProjectCard';
import { type Overview, overviewInput } from './readOverview';

interface ProjectPartProps {
  overview: Overview;
  /** Of all projects. */
  count: number;
  /** First project of the part, and those of it that are in sight, without the last; counted from 0. */
  start: number;
  from: number;
  to: number;
  frame: number;
}

/** The projects in sight of one page of the answer; grey while they are on their way. */
export function ProjectPart({ overview, count, start, from, to, frame }: ProjectPartProps) {
  const input = overviewInput(overview, start / projectPageSize + 1);
  const { data, error, isValidating, mutate } = useSteadyCall(listProjectPage, input);
  if (!data && error) {
    const retry = () => void mutate().catch(() => undefined);
    return (
      <li className="project-part-failed">
        <RetryBar text="Kunne ikke hente disse prosjektene." running={isValidating} onRetry={retry} />
      </li>
    );
  }
  return Array.from({ length: to - from }, (_, index) => {
    const at = from + index;
    const project = data?.items[at - start];
    return project ? (
      <QuickCard key={project.id} project={project} place={at + 1} count={count} frame={frame} />
    ) : (
      <li key={`bone ${at}`} className="project-card" aria-hidden>
        <span className="project-image" />
        <span className="bt-bone" />
      </li>
    );
  });
}

/** Drawn anew only when its project has changed. */
const QuickCard = memo(ProjectCard);
