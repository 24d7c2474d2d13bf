import type { ProjectName } from '@byggtun/shared/contract/checkIn';

interface ProjectButtonsProps {
  projects: readonly ProjectName[];
  /** What a press does, 'Velg' or 'Fjern'. */
  verb: string;
  onChoose: (project: ProjectName) => void;
}

/** Projects as large buttons, each for one press. */
export function ProjectButtons({ projects, verb, onChoose }: ProjectButtonsProps) {
  return (
    <ul className="bt-touch-list">
      {projects.map((project) => (
        <li key={project.id}>
          <button type="button" aria-label={`${verb} ${project.name}`} onClick={() => onChoose(project)}>
            <span>{project.name}</span>
            <span className="bt-secondary" aria-hidden>
              {verb}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
