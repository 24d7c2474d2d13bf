import StarFilled from '@ant-design/icons/StarFilled';
import StarOutlined from '@ant-design/icons/StarOutlined';
import type { Project } from '@byggtun/shared/contract/project';
import { Button } from 'antd';

import { useFavourite } from './useFavourite';

interface FavouriteButtonProps {
  project: Pick<Project, 'id' | 'isFavourite'>;
  onSaved: (isFavourite: boolean) => void;
}

/** The favourite toggle of developer staff (docs/product/projects.md#a-project). */
export function FavouriteButton({ project, onSaved }: FavouriteButtonProps) {
  const { isFavourite, running, flip } = useFavourite(project, onSaved);
  return (
    <Button
      className="project-favourite"
      icon={isFavourite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      aria-label="Favoritt"
      aria-pressed={isFavourite}
      title={isFavourite ? 'Fjern fra favoritter' : 'Legg til i favoritter'}
      // Not `disabled`, which takes the focus.
      aria-disabled={running || undefined}
      onClick={running ? undefined : flip}
    />
  );
}
