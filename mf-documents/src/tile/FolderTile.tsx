import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import { paths } from '@byggtun/shared/contract/paths';
import { NoTile } from '@byggtun/shared/ui/NoTile';
import { Tile } from '@byggtun/shared/ui/Tile';

import { numberIn } from '../folder/numberIn';

interface FolderTileProps {
  tile: 'documents' | 'hms' | 'drawings';
  /** What the place on the page of a project or a house knows. */
  params: Readonly<Record<string, string>>;
}

/** The way to the documents, the HMS plan or the drawings of a project, on a house's page to its own drawings. */
export function FolderTile({ tile, params }: FolderTileProps) {
  const id = numberIn(params.projectId);
  const houseId = numberIn(params.houseId);
  if (id === undefined) return <NoTile />;
  if (tile === 'drawings')
    return houseId === undefined ? (
      <Tile to={paths.projectBlueprints(id)} label="Prosjekttegninger" icon={<FileTextOutlined />} />
    ) : (
      <Tile to={paths.houseBlueprints(id, houseId)} label="Bygningstegninger" icon={<FileTextOutlined />} />
    );
  if (tile === 'hms')
    return <Tile to={paths.projectHms(id)} label="HMS-plan" icon={<SafetyCertificateOutlined />} />;
  return <Tile to={paths.projectDocuments(id)} label="Dokumenthotell" icon={<FolderOpenOutlined />} />;
}
