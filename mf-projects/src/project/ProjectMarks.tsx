import './projectMarks.css';

import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import StarFilled from '@ant-design/icons/StarFilled';
import type { Project } from '@byggtun/shared/contract/project';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

interface ProjectMarksProps {
  project: Pick<Project, 'checkedIn' | 'isFavourite' | 'psiConfirmed'>;
  /** The person's active barracks booking is in the project. */
  isBooked?: boolean;
}

/** What a project is to the person (docs/product/dashboard.md#recent-projects): favourite, PSI confirmed, on site, booked. */
export function ProjectMarks({ project, isBooked = false }: ProjectMarksProps) {
  const { isFavourite, psiConfirmed, checkedIn } = project;
  return (
    <span className="project-marks">
      {isFavourite ? (
        <span className="project-star" role="img" aria-label="Favoritt" title="Favoritt">
          <StarFilled aria-hidden />
        </span>
      ) : null}
      {isBooked ? (
        <span
          className="project-booked"
          role="img"
          aria-label="Du har booking her"
          title="Du har booking her"
        >
          <CalendarOutlined aria-hidden />
        </span>
      ) : null}
      {psiConfirmed ? <StatusChip color="success" text="PSI" /> : null}
      {checkedIn ? <StatusChip color="info" text="På Byggeplass" /> : null}
    </span>
  );
}
