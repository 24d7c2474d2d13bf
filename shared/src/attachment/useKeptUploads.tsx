import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod';

import { type Attachment, attachment } from '../contract/attachment';
import { useDraft } from '../form/useDraft';
import { type Uploads, useUploads } from './useUploads';

const kept = z.array(attachment);

const read = (text: string): Attachment[] => {
  try {
    return kept.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
};

/**
 * New files that outlive a reload and a look at another page until they are saved: the server has them, this tab remembers which.
 * @param thing what they are for, such as `complaint.101`
 * @param saved what it has already: a save whose answer was lost has left them among the new ones
 * @param projectId of the case that they are meant for, where that is known
 */
export function useKeptUploads(thing: string, saved: readonly Attachment[], projectId?: number): Uploads {
  const draft = useDraft(`files.${thing}`);
  const [restored] = useState(() =>
    read(draft.found).filter(({ bufferGuid }) => !saved.some((one) => one.bufferGuid === bufferGuid)),
  );
  const uploads = useUploads(`files.${thing}`, restored, { projectId });
  const text = uploads.toSave.length > 0 ? JSON.stringify(uploads.toSave) : '';
  const keep = useEffectEvent(() => draft.keep(text));
  useEffect(() => keep(), [text]);
  return uploads;
}
