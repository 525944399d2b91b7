import type { OrderPhotoFieldsFragment } from '../../generated/graphql';
import { formatInstant } from '../../shared/lib/ist-time';
import './order-photos.css';

interface OrderPhotosProps {
  photos: readonly OrderPhotoFieldsFragment[];
  /** Describes the photos. */
  label: string;
}

/** The photos of an order, each linked to its full size; nothing if there are none. */
export function OrderPhotos({ photos, label }: OrderPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <div className="order-photos" role="group" aria-label={label}>
      {photos.map(({ id, url, createdAt }, index) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            alt={`${label} ${index + 1}, ${formatInstant(createdAt)}`}
            width={96}
            height={96}
            loading="lazy"
          />
        </a>
      ))}
    </div>
  );
}
