import { useCallback, useState } from 'react';

import { widthsOf } from '../lib/picture-url';
import './picture.css';

interface PictureProps {
  src: string;
  /** Empty where the name stands beside it. */
  alt: string;
  /** The square it is shown in, in CSS pixels, so that nothing moves when it arrives. */
  sizePx: number;
  /** How wide it is shown, as `sizes` of an image says it, where that differs from `sizePx`. */
  sizes?: string;
  /** Out of stock: grey and faded. */
  faded?: boolean;
  /** For what is seen first, such as a banner. */
  eager?: boolean;
  /** Before or after the others that are seen first: 'high' for the largest, 'low' for what only decorates. */
  fetchPriority?: 'high' | 'low';
}

/** A picture of a product or a category; a neutral placeholder where there is none to load. */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    sizePx,
    sizes = `${sizePx}px`,
    faded = false,
    eager = false,
    fetchPriority,
  } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  // One that the server has rendered may have failed before anybody listened.
  const noteFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.closest('[data-server-rendered]'))
        image.decode().catch(() => setFailedSrc(src));
    },
    [src],
  );
  if (!src || failedSrc === src) return <PicturePlaceholder alt={alt} sizePx={sizePx} />;
  const srcSet = widthsOf(src);
  return (
    <img
      ref={noteFailure}
      className="picture"
      data-faded={faded || undefined}
      // Before the address: a browser that has read it begins to fetch.
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={src}
      alt={alt}
      width={sizePx}
      height={sizePx}
      fetchPriority={fetchPriority}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}

function PicturePlaceholder({ alt, sizePx }: { alt: string; sizePx: number }) {
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <svg
      className="picture picture--none"
      viewBox="0 0 24 24"
      width={sizePx}
      height={sizePx}
      {...naming}
    >
      <path d="M4 10h16l-1.6 9H5.6zM8 10l3-5M16 10l-3-5M9.5 13v3M14.5 13v3" />
    </svg>
  );
}
