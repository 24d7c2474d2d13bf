import type { ProjectName } from '@byggtun/shared/contract/kiosk';

interface KioskProjectListProps {
  projects: ProjectName[];
  /** What a press does, 'Velg' or 'Fjern'. */
  verb: string;
  onChoose: (project: ProjectName) => void;
}

/** Projects as large buttons, each for one press. */
export function KioskProjectList({ projects, verb, onChoose }: KioskProjectListProps) {
  return (
    <ul className="bt-kiosk-projects">
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
