import './keep.css';

import MobileOutlined from '@ant-design/icons/MobileOutlined';
import { keepTexts } from '@byggtun/shared/contract/documentTexts';
import { type KeptFolder, keptLimit } from '@byggtun/shared/contract/keptFolder';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Link } from '@byggtun/shared/portal/router';
import { formatDateTime } from '@byggtun/shared/text/date';
import { formatFileSize } from '@byggtun/shared/text/fileSize';
import { Button } from 'antd';

import { bytesOf, folderWith } from './keptFolders';
import { useKeep } from './useKeep';
import { useKeepOpened } from './useKeepOpened';
import { useKeptFolders } from './useKeptFolders';
import { pathOf, type Place } from './walkFolder';

const when = ({ at }: KeptFolder) => formatDateTime(new Date(at).toISOString());

/** What is said of a kept folder. */
export function keptText(folder: KeptFolder, path: string): string {
  const { title, files, here, isCut } = folder;
  const said = folder.path === path ? keepTexts.kept(when(folder)) : keepTexts.keptWith(title, when(folder));
  const left = files.length - here.length;
  const lacks = [...(left > 0 ? [keepTexts.left(left)] : []), ...(isCut ? [keepTexts.cut] : [])];
  return lacks.length > 0 ? `${said}. ${lacks.join(' ')}` : said;
}

/** How much of what may be kept is. */
export const usedText = (folders: readonly KeptFolder[]): string =>
  keepTexts.used(formatFileSize(bytesOf(folders)), formatFileSize(keptLimit));

/** 'Behold på enheten' of a folder, and what has become of it; nothing where nothing is kept. */
export function KeepBar({ place }: { place: Place }) {
  const { network } = usePortal();
  const keep = useKeep();
  const { folders, keeping } = useKeptFolders();
  useKeepOpened(place);
  if (!keep || !folders) return null;
  const path = pathOf(place);
  const found = folderWith(folders, path);
  const running = keeping[path];
  const content = () => {
    if (running)
      return (
        <>
          <span role="status">{keepTexts.keeping(running.done, running.of)}</span>
          <Button onClick={() => void keep.cancel(path)}>{keepTexts.cancel}</Button>
        </>
      );
    if (!found)
      return (
        <Button
          icon={<MobileOutlined aria-hidden />}
          disabled={!network.online}
          onClick={() => void keep.keep(place)}
        >
          {keepTexts.keep}
        </Button>
      );
    if (found.path !== path) return <Link to={found.path}>{keptText(found, path)}</Link>;
    return (
      <>
        <span role="status">
          <MobileOutlined aria-hidden /> {keptText(found, path)}
        </span>
        <span className="bt-secondary">{usedText(folders)}</span>
        {found.files.length > found.here.length && network.online ? (
          <Button onClick={() => void keep.keep(place)}>{keepTexts.again}</Button>
        ) : null}
        <Button onClick={() => void keep.remove(found)}>{keepTexts.remove}</Button>
      </>
    );
  };
  return <div className="documents-keep">{content()}</div>;
}
