import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import ScheduleOutlined from '@ant-design/icons/ScheduleOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import { paths } from '@byggtun/shared/contract/paths';
import { NoTile } from '@byggtun/shared/ui/NoTile';
import { Tile } from '@byggtun/shared/ui/Tile';

import { numberIn } from '../numberIn';

/** The tiles that are the same on the pages of a project and its houses. */
const tiles = {
  contacts: { label: 'Kontakter', icon: <TeamOutlined />, pathOf: paths.projectContacts },
  hms: { label: 'HMS-plan', icon: <SafetyCertificateOutlined />, pathOf: paths.projectHms },
  minutes: { label: 'Møtereferater', icon: <ScheduleOutlined />, pathOf: paths.projectMinutes },
  documents: { label: 'Dokumenthotell', icon: <FolderOpenOutlined />, pathOf: paths.projectDocuments },
} as const;

interface ProjectTileProps {
  tile: keyof typeof tiles | 'drawings';
  /** What the place on the page of a project or a house knows. */
  params: Readonly<Record<string, string>>;
}

/** The way to one of this area's pages of a project; on a house's page the drawings are its own. */
export function ProjectTile({ tile, params }: ProjectTileProps) {
  const id = numberIn(params.projectId);
  const houseId = numberIn(params.houseId);
  if (id === undefined) return <NoTile />;
  if (tile !== 'drawings') {
    const { label, icon, pathOf } = tiles[tile];
    return <Tile to={pathOf(id)} label={label} icon={icon} />;
  }
  return houseId === undefined ? (
    <Tile to={paths.projectBlueprints(id)} label="Prosjekttegninger" icon={<FileTextOutlined />} />
  ) : (
    <Tile to={paths.houseBlueprints(id, houseId)} label="Bygningstegninger" icon={<FileTextOutlined />} />
  );
}
