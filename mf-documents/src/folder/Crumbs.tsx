import type { DocumentFolder } from '@byggtun/shared/contract/document';
import { paths } from '@byggtun/shared/contract/paths';
import { Link } from '@byggtun/shared/portal/router';

interface CrumbsProps {
  folder: DocumentFolder;
  pathOf: (uuid: string | undefined) => string;
}

/** Where one is: the project, of a house's drawings the house, the root and the folders below it. */
export function Crumbs({ folder: { project, house, breadCrumbs }, pathOf }: CrumbsProps) {
  return (
    <nav className="documents-crumbs" aria-label="Brødsmulesti">
      <ol>
        <li>
          <Link to={house ? paths.house(project.id, house.id) : paths.project(project.id)}>
            {house ? `${project.name}, ${house.name}` : project.name}
          </Link>
        </li>
        {breadCrumbs.map(({ id, title, last }, index) => (
          <li key={id ?? 'root'}>
            {last ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={pathOf(index === 0 ? undefined : (id ?? undefined))}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
