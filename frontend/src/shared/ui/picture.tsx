import { useCallback, useState } from 'react';

import { widthsOf } from '../lib/picture-url';
import './picture.css';

interface PictureProps {
  src: string;
  /** Empty if the name is shown next to it. */
  alt: string;
  /** The side of its square in CSS pixels, which prevents layout shifts. */
  sizePx: number;
  /** The displayed width, in the syntax of the `sizes` attribute, if it differs from `sizePx`. */
  sizes?: string;
  /** Out of stock: grey and faded. */
  faded?: boolean;
  /** For pictures above the fold, such as a banner. */
  eager?: boolean;
  /** The priority among eager pictures: 'high' for the largest, 'low' for decoration. */
  fetchPriority?: 'high' | 'low';
}

/** A picture of a product or a category; a neutral placeholder if there is none or it fails to load. */
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
  // A server-rendered picture may have failed before React attached its listeners.
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
      // Must precede the address, which starts the request.
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
