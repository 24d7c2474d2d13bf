import BgColorsOutlined from '@ant-design/icons/BgColorsOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import { getProject } from '@byggtun/shared/contract/project';
import type { getOptionsReport } from '@byggtun/shared/contract/projectFile';
import { listHouses } from '@byggtun/shared/contract/projectPlace';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { useLoadPdf } from '@byggtun/shared/pdf/useLoadPdf';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { NoTile } from '@byggtun/shared/ui/NoTile';
import { TileButton } from '@byggtun/shared/ui/TileButton';

import { houseTitle } from '../house/houseTitle';
import { numberIn } from '../projectPage/numberIn';
import { projectInput } from '../projectPage/projectCalls';
import { houseReportKind } from './houseReportKind';
import { useHouseReport } from './useHouseReport';

interface HouseReportTileProps {
  kind: keyof typeof houseReportKind;
  params: Readonly<Record<string, string>>;
}

const loadPdf = () => import('@byggtun/shared/pdf/PdfDialog').then((dialog) => dialog.PdfDialog);

/** The way to a document of a house: saved, or shown where nothing may be saved (kiosks). Not on the project's own page. */
export function HouseReportTile({ kind: name, params }: HouseReportTileProps) {
  const kind = houseReportKind[name];
  const { kiosk } = usePortal();
  const projectId = numberIn(params.projectId);
  const houseId = numberIn(params.houseId);
  const isHouse = params.level === 'house';
  const houses = useCall(listHouses, isHouse && projectId ? projectInput(projectId) : null, { quiet: true });
  const project = useCall(getProject, isHouse && projectId ? projectInput(projectId) : null, { quiet: true });
  const house = houses.data?.find(({ id }) => id === houseId);
  const houseName = house ? houseTitle(project.data?.name ?? '', house.name) : '';
  const { running, save } = useHouseReport(kind);
  const viewer = useDialog(loadPdf, { early: false });
  const load = useLoadPdf(kind.route as typeof getOptionsReport, {
    params: { id: houseId ?? 0 },
    query: kind.kioskQuery,
  });
  if (!isHouse) return <NoTile />;
  return (
    <>
      <TileButton
        label={kiosk ? kind.name : kind.label}
        icon={name === 'options' ? <UnorderedListOutlined /> : <BgColorsOutlined />}
        running={running}
        onPress={() => (kiosk && houseId !== undefined ? viewer.open() : void save(houseId, houseName))}
      />
      {viewer.Dialog ? (
        <viewer.Dialog
          title={`${kind.name} – ${houseName}`}
          fileName={`${kind.name} ${houseName}.pdf`}
          load={load}
          missing="Dokumentet finnes ikke."
          onClosed={viewer.close}
        />
      ) : null}
    </>
  );
}
