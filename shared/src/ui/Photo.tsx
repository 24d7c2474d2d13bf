import { useState } from 'react';

import { getProfilePhoto, type PhotoSize } from '../contract/profilePhoto';
import type { Profile } from '../contract/user';
import { useCall } from '../portal/useCall';
import { FileImage } from './FileImage';

interface PhotoProps {
  /** Whose; nothing is asked for of somebody without one. */
  of: Pick<Profile['person'], 'email' | 'photo'>;
  /** Pixels of its side; twice what it takes on the page is sharp everywhere. */
  size: PhotoSize;
}

/** A person's photo, over the initials of `Person`; they stay while it is on its way, and when it can't be had. */
export function Photo({ of: { email, photo }, size }: PhotoProps) {
  const [got, setGot] = useState<{ version: string; file: Blob }>();
  const file = got && got.version === photo ? got.file : undefined;
  const asked = photo && !file ? { params: { email }, query: { size, v: photo } } : null;
  // A version is one picture for good: it is fetched once.
  const { data } = useCall(getProfilePhoto, asked, { quiet: true });
  if (photo && asked && data) setGot({ version: photo, file: data });

  return file ? <FileImage file={file} className="bt-photo" alt="" /> : null;
}
