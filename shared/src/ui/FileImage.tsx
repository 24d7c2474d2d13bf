import { useEffect, useRef } from 'react';

interface FileImageProps {
  file: Blob;
  /** What it shows; empty when the words beside it say so. */
  alt: string;
  className?: string;
  /** Told when this browser can't draw it. */
  onError?: () => void;
}

/** A picture from a file in memory. */
export function FileImage({ file, alt, className, onError }: FileImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current) return undefined;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={alt} className={className} onError={onError} />;
}
