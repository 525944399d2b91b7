import { t } from '@lingui/core/macro';
import type { ChangeEvent } from 'react';

import { generatedPicture } from './product-pictures.rules';
import { useUploadPicture } from './use-upload-picture';

interface PictureUploadProps {
  /** Called with the address of the picture. */
  onUploaded: (imageUrl: string) => void;
  onRefused: (message: string) => void;
}

/** Uploads a picture from this device, or has one generated. */
export function PictureUpload({ onUploaded, onRefused }: PictureUploadProps) {
  const { uploadPicture, uploading } = useUploadPicture();

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const outcome = await uploadPicture(file);
    // Resets the input, so that the same file can be chosen again.
    target.value = '';
    if (outcome.imageUrl === undefined) onRefused(outcome.message);
    else onUploaded(outcome.imageUrl);
  };

  return (
    <div className="picture-upload">
      <label className="picture-upload__button" data-busy={uploading || undefined}>
        {uploading ? t`Uploading …` : t`Upload a picture`}
        <input
          type="file"
          className="visually-hidden"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          aria-label={t`Upload a picture`}
          disabled={uploading}
          onChange={(event) => void upload(event)}
        />
      </label>
      <button
        type="button"
        className="picture-upload__button"
        onClick={() => onUploaded(generatedPicture)}
      >
        {t`Generate a picture`}
      </button>
      <span className="visually-hidden" role="status">
        {uploading && t`Uploading the picture`}
      </span>
    </div>
  );
}
