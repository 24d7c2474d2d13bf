import './projectImage.css';

import { initials } from '@byggtun/shared/text/initials';
import { useState } from 'react';

import type { ShownImage } from './useProjectImage';

interface ImageFrameProps extends ShownImage {
  /** Of the project. */
  name: string;
  className?: string | undefined;
}

/** A frame of 3:2 that has its size before the picture: the picture, a blurred smaller one, or the project's initials. */
export function ImageFrame({ name, address, isPreview, className = '' }: ImageFrameProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={`project-image ${className}`}>
      {address && address !== broken ? (
        <img
          src={address}
          alt={`Bilde av ${name}`}
          className={isPreview ? 'project-image-preview' : undefined}
          decoding="async"
          draggable={false}
          onError={() => setBroken(address)}
        />
      ) : (
        <span aria-hidden>{initials(name)}</span>
      )}
    </span>
  );
}
