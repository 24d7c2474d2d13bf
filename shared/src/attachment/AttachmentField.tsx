import { useId } from 'react';

import { useKeptFocus } from '../ui/useKeptFocus';
import { chooserIn, FilePicker } from './FilePicker';
import { RoomLeft } from './RoomLeft';
import { UploadRow } from './UploadRow';
import type { Uploads } from './useUploads';

interface AttachmentFieldProps {
  uploads: Uploads;
  /** What the field is called; hidden where a heading says so. */
  label?: string;
  hideLabel?: boolean;
  /** What is pasted anywhere on the page is meant for this field. One field of a page at most. */
  wholePage?: boolean;
  /** They are to be documents, which may be of other kinds than attachments. */
  isDocument?: boolean;
}

/** Says once, when nothing is on its way any more, how it went. */
function spoken({ items, busy }: Uploads): string {
  const done = items.filter(({ state }) => state === 'done').length;
  if (items.length === 0 || busy) return '';
  return done === 1 ? '1 fil er lastet opp.' : `${done} filer er lastet opp.`;
}

/** New files: chosen, photographed, dropped or pasted, several at once; they go up in pieces and are saved with the form (`useUploads`). */
export function AttachmentField(props: AttachmentFieldProps) {
  const { uploads, label = 'Vedlegg', hideLabel = false, wholePage = false, isDocument = false } = props;
  const id = useId();
  const kept = useKeptFocus<HTMLDivElement>(chooserIn);
  return (
    <div className="bt-field" role="group" aria-labelledby={id} {...kept}>
      <span id={id} className={hideLabel ? 'bt-hidden' : 'bt-field-name'}>
        {label}
      </span>
      <FilePicker wholePage={wholePage} isDocument={isDocument} onFiles={uploads.add}>
        {uploads.items.length > 0 ? (
          <ul className="bt-files" aria-label="Nye filer">
            {uploads.items.map((item) => (
              <UploadRow key={item.key} item={item} uploads={uploads} />
            ))}
          </ul>
        ) : null}
      </FilePicker>
      <RoomLeft items={uploads.items} />
      <span className="bt-hidden" role="status">
        {spoken(uploads)}
      </span>
    </div>
  );
}
