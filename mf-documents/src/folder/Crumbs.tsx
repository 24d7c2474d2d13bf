import type { DocumentFolder } from '@byggtun/shared/contract/document';
import { paths } from '@byggtun/shared/contract/paths';
import { Breadcrumbs } from '@byggtun/shared/ui/Breadcrumbs';

interface CrumbsProps {
  folder: DocumentFolder;
  pathOf: (uuid: string | undefined) => string;
}

/** Where one is: the project, of a house's drawings the house, the root and the folders below it. */
export function Crumbs({ folder: { project, house, breadCrumbs }, pathOf }: CrumbsProps) {
  const place = house
    ? { text: `${project.name}, ${house.name}`, to: paths.house(project.id, house.id) }
    : { text: project.name, to: paths.project(project.id) };
  const folders = breadCrumbs.map(({ id, title, last }, index) => ({
    text: title,
    to: last ? undefined : pathOf(index === 0 ? undefined : (id ?? undefined)),
  }));
  return <Breadcrumbs crumbs={[place, ...folders]} />;
}
