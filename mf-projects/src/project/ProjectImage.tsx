import type { Project } from '@byggtun/shared/contract/project';

import { ImageFrame } from './ImageFrame';
import { imageWidth } from './imageWidth';
import { useProjectImage } from './useProjectImage';

interface ProjectImageProps {
  project: Pick<Project, 'id' | 'image' | 'name'>;
  /** The most CSS pixels that the frame is wide; a picture that is sharp there is fetched. */
  frame: number;
  /** Milliseconds before it is asked for, in lists that are scrolled. */
  settle?: number;
  className?: string;
}

/** The image of a project in a frame of 3:2 as wide as its place (docs/product/projects.md#a-project); the initials without one. */
export function ProjectImage({ project, frame, settle = 0, className }: ProjectImageProps) {
  const shown = useProjectImage(project, imageWidth(frame), settle);
  return <ImageFrame name={project.name} {...shown} className={className} />;
}
