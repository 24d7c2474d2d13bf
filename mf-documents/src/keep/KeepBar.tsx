import './keep.css';

import MobileOutlined from '@ant-design/icons/MobileOutlined';
import { keepTexts } from '@byggtun/shared/contract/documentTexts';
import { type KeptFolder, keptLimit } from '@byggtun/shared/contract/keptFolder';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Link } from '@byggtun/shared/portal/router';
import { formatDateTime } from '@byggtun/shared/text/date';
import { formatFileSize } from '@byggtun/shared/text/fileSize';
import { useKeptFocus } from '@byggtun/shared/ui/useKeptFocus';
import { Button } from 'antd';

import { bytesOf, folderWith, isWhole } from './keptFolders';
import { useKeep } from './useKeep';
import { useKeepOpened } from './useKeepOpened';
import { useKeptFolders } from './useKeptFolders';
import { pathOf, type Place } from './walkFolder';

const when = ({ at }: KeptFolder) => formatDateTime(new Date(at).toISOString());

/** What is said of a kept folder. */
export function keptText(folder: KeptFolder, path: string): string {
  const { title, files, here, isCut, unasked } = folder;
  const said = folder.path === path ? keepTexts.kept(when(folder)) : keepTexts.keptWith(title, when(folder));
  const left = files.length - here.length;
  const more = [
    ...(left > 0 ? [keepTexts.left(left)] : []),
    ...(isCut ? [keepTexts.cut] : []),
    ...(unasked ? [keepTexts.givesWay[unasked]] : []),
  ];
  return more.length > 0 ? `${said}. ${more.join(' ')}` : said;
}

/** How much of what may be kept is. */
export const usedText = (folders: readonly KeptFolder[]): string =>
  keepTexts.used(formatFileSize(bytesOf(folders)), formatFileSize(keptLimit));

/** What has come where a button was. */
const nextIn = (place: HTMLElement) => place.querySelector<HTMLElement>('button:enabled, a');

/** 'Behold på enheten' of a folder, and what has become of it; nothing where nothing is kept. */
export function KeepBar({ place }: { place: Place }) {
  const { network } = usePortal();
  const keep = useKeep();
  const { folders, keeping } = useKeptFolders();
  const kept = useKeptFocus<HTMLDivElement>(nextIn);
  useKeepOpened(place);
  if (!keep || !folders) return null;
  const path = pathOf(place);
  const found = folderWith(folders, path);
  const running = keeping[path];
  const keepHere = (
    <Button
      icon={<MobileOutlined aria-hidden />}
      disabled={!network.online}
      onClick={() => void keep.keep(place)}
    >
      {keepTexts.keep}
    </Button>
  );
  const content = () => {
    if (running)
      return (
        <>
          <span role="status">{keepTexts.keeping(running.done, running.of)}</span>
          <Button onClick={() => void keep.cancel(place)}>{keepTexts.cancel}</Button>
        </>
      );
    if (!found) return keepHere;
    if (found.path !== path) return <Link to={found.path}>{keptText(found, path)}</Link>;
    return (
      <>
        <span role="status">
          <MobileOutlined aria-hidden /> {keptText(found, path)}
        </span>
        <span className="bt-secondary">{usedText(folders)}</span>
        {found.unasked ? keepHere : null}
        {!found.unasked && !isWhole(found) && network.online ? (
          <Button onClick={() => void keep.keep(place)}>{keepTexts.again}</Button>
        ) : null}
        <Button onClick={() => void keep.remove(found)}>{keepTexts.remove}</Button>
      </>
    );
  };
  return (
    <div className="documents-keep" {...kept}>
      {content()}
    </div>
  );
}
