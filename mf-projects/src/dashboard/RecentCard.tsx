import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { paths } from '@byggtun/shared/contract/paths';
import type { RecentProject } from '@byggtun/shared/contract/recentProject';
import { Link } from '@byggtun/shared/portal/router';

import { ImageFrame } from '../project/ImageFrame';
import { ProjectMarks } from '../project/ProjectMarks';
import { imageAddress } from '../project/shownImages';

interface RecentCardProps {
  project: RecentProject;
  onRemove: () => void;
}

/** A project that was opened lately (docs/product/dashboard.md#recent-projects). */
export function RecentCard({ project, onRemove }: RecentCardProps) {
  const { id, name, projRole, projTypeName, defaultImage, hasActiveBooking } = project;
  return (
    <article className="recent-card" aria-label={name}>
      <ImageFrame
        name={name}
        address={defaultImage ? imageAddress(defaultImage) : undefined}
        isPreview={false}
      />
      <div className="recent-words">
        <h4 title={name}>{name}</h4>
        <p className="bt-secondary" title={projRole || projTypeName}>
          {projRole || projTypeName}
        </p>
      </div>
      <button
        type="button"
        className="bt-plain recent-remove"
        aria-label={`Slett ${name} fra siste prosjekter`}
        onClick={onRemove}
      >
        <CloseOutlined aria-hidden />
      </button>
      <div className="recent-foot">
        <ProjectMarks project={project} isBooked={hasActiveBooking} />
        <Link to={paths.project(id)} className="recent-open">
          Se prosjekt<span className="bt-hidden"> {name}</span>
        </Link>
      </div>
    </article>
  );
}
