import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useEffect, useId, useState, type ChangeEvent } from 'react';

import { Button } from '../../shared/chakra/button';
import { ErrorText } from '../../shared/chakra/fields';
import { button } from '../../shared/theme/recipes';
import './order-photos.css';
import { shrinkPhoto } from './shrink-photo';

const Label = chakra('label', button);

interface PhotoFieldProps {
  label: string;
  hint: string;
  photos: readonly Blob[];
  onChange: (photos: readonly Blob[]) => void;
  /** The maximum number of photos. */
  most: number;
  /** Whether a phone opens its camera directly. */
  fromCamera?: boolean;
}

/** Takes or chooses photos, and shrinks them for upload from a phone. */
export function PhotoField({ label, hint, photos, onChange, most, fromCamera }: PhotoFieldProps) {
  const [isBusy, setBusy] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const hintId = useId();

  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, most - photos.length);
    setBusy(true);
    const shrunk = await Promise.allSettled(files.map(shrinkPhoto));
    const read = shrunk.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    setBusy(false);
    setUnreadable(read.length < files.length);
    if (read.length > 0) onChange([...photos, ...read]);
    // Resets the input, so that the same file can be chosen again.
    target.value = '';
  };

  return (
    <div className="photo-field">
      {photos.length > 0 && (
        <div className="order-photos">
          {photos.map((photo, index) => (
            <div key={index} className="photo-field__photo">
              <Preview photo={photo} alt={t`Photo ${index + 1}`} />
              <Button
                tone="quiet"
                aria-label={t`Remove photo ${index + 1}`}
                onClick={() => onChange(photos.filter((each) => each !== photo))}
              >{t`Remove`}</Button>
            </div>
          ))}
        </div>
      )}
      {photos.length < most && (
        <Label tone="outline" className="photo-field__choose" aria-busy={isBusy || undefined}>
          {label}
          <input
            type="file"
            className="visually-hidden"
            accept="image/*"
            capture={fromCamera ? 'environment' : undefined}
            multiple={most > 1}
            aria-label={label}
            aria-describedby={hintId}
            disabled={isBusy}
            onChange={(event) => void add(event)}
          />
        </Label>
      )}
      <small id={hintId}>{hint}</small>
      {isUnreadable && (
        <ErrorText role="alert">{t`This photo cannot be read. Choose another one.`}</ErrorText>
      )}
    </div>
  );
}

/** Uses a data URL, because the content security policy forbids blob URLs. */
function Preview({ photo, alt }: { photo: Blob; alt: string }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => setSrc(reader.result as string));
    reader.readAsDataURL(photo);
    return () => reader.abort();
  }, [photo]);
  return <img src={src} alt={alt} width={96} height={96} />;
}
