import FileOutlined from '@ant-design/icons/FileOutlined';
import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import SoundOutlined from '@ant-design/icons/SoundOutlined';
import type { ComponentType } from 'react';

import { type AttachmentKind, kindOfName } from '../contract/attachmentKind';

const marks: Record<AttachmentKind, ComponentType> = {
  image: PictureOutlined,
  video: PlayCircleOutlined,
  audio: SoundOutlined,
  docx: FileTextOutlined,
  xlsx: FileTextOutlined,
  pptx: FileTextOutlined,
  text: FileTextOutlined,
  pdf: FilePdfOutlined,
};

/** What kind of file it is, by its name, where there is no picture of it. */
export function FileMark({ name }: { name: string }) {
  const kind = kindOfName(name);
  const Mark = kind ? marks[kind] : FileOutlined;
  return (
    <span aria-hidden>
      <Mark />
    </span>
  );
}
