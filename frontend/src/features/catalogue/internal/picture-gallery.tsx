import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';

import type { ProductFieldsFragment, ProductPicturesFragment } from '../../../generated/graphql';
import { localName } from '../../../shared/lib/local-name';
import { Picture } from '../../../shared/ui/picture';
import { PictureZoom } from './picture-zoom';
import './picture-gallery.css';

interface PictureGalleryProps {
  product: ProductFieldsFragment;
  /** All pictures, once loaded. */
  pictures: ProductPicturesFragment['pictures'] | undefined;
}

/**
 * A product's pictures side by side: they can be swiped, scrolled, or chosen by their thumbnails. Everything fits
 * within the frame of the first picture, so that nothing moves when the others load.
 */
export function PictureGallery({ product, pictures = [] }: PictureGalleryProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const name = localName(product);
  const main = { imageUrl: product.imageUrl, text: name };
  const further = pictures.slice(1).map(({ imageUrl, alt, altHi, altMr }, index) => ({
    imageUrl,
    text:
      localName({ name: alt ?? '', nameHi: altHi, nameMr: altMr }) ||
      t`${name}, picture ${{ number: index + 2 }}`,
  }));
  const all = [main, ...further];

  const show = (index: number) => {
    const { current } = strip;
    current?.scrollTo({ left: index * current.clientWidth });
  };

  return (
    <>
      <div
        ref={strip}
        className="gallery"
        data-several={further.length > 0 || undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {all.map(({ imageUrl, text }, index) => (
          <PictureZoom key={index} src={imageUrl} name={text}>
            <Picture
              src={imageUrl}
              alt={text}
              sizePx={320}
              faded={product.stockQuantity === 0}
              eager={index === 0}
            />
          </PictureZoom>
        ))}
      </div>
      {further.length > 0 && (
        <div className="gallery__choice" role="group" aria-label={t`Pictures`}>
          {all.map(({ imageUrl, text }, index) => (
            <button
              key={index}
              type="button"
              aria-label={t`Picture ${{ number: index + 1 }} of ${{ count: all.length }}: ${text}`}
              aria-current={index === shown}
              onClick={() => show(index)}
            >
              <Picture src={imageUrl} alt="" sizePx={36} />
            </button>
          ))}
        </div>
      )}
    </>
  );
}
