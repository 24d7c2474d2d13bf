import './keep.css';

import { keepTexts } from '@byggtun/shared/contract/documentTexts';
import { Link } from '@byggtun/shared/portal/router';
import { Button } from 'antd';
import { useId } from 'react';

import { keptText, usedText } from './KeepBar';
import { useKeep } from './useKeep';
import { useKeptFolders } from './useKeptFolders';

/** The folders that this device keeps, with the way to each; nothing while there are none. */
export function KeptList() {
  const keep = useKeep();
  const { folders = [] } = useKeptFolders();
  const heading = useId();
  const kept = folders.filter(({ declined }) => !declined);
  if (!keep || kept.length === 0) return null;
  return (
    <section className="bt-card" aria-labelledby={heading}>
      <h2 id={heading}>{keepTexts.heading}</h2>
      <ul className="documents-kept">
        {kept.map((folder) => (
          <li key={folder.path}>
            <span>
              <Link to={folder.path}>{`${folder.projectName}: ${folder.title}`}</Link>
              <br />
              <span className="bt-secondary">{keptText(folder, folder.path)}</span>
            </span>
            <Button
              aria-label={`${keepTexts.remove}: ${folder.projectName}: ${folder.title}`}
              onClick={() => void keep.remove(folder)}
            >
              {keepTexts.remove}
            </Button>
          </li>
        ))}
      </ul>
      <p className="bt-secondary">{usedText(kept)}</p>
    </section>
  );
}
