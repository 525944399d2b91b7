import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { ErrorText } from '../../shared/chakra/fields';
import type { PictureUpload } from './use-picture-uploads';

interface PictureUploadsProps {
  uploads: readonly PictureUpload[];
  onRetry: (upload: PictureUpload) => void;
  onDismiss: (id: number) => void;
}

/** The pending and the failed uploads. */
export function PictureUploads({ uploads, onRetry, onDismiss }: PictureUploadsProps) {
  if (uploads.length === 0) return null;
  return (
    <chakra.ul display="grid" gap="8px" aria-label={t`Files on their way`}>
      {uploads.map((upload) => (
        <Row key={upload.id}>
          <chakra.span flex="1 1 160px" overflowWrap="anywhere">
            {upload.file.name}
          </chakra.span>
          {upload.problem === undefined ? (
            <Progress upload={upload} />
          ) : (
            <>
              <ErrorText role="alert">{upload.problem}</ErrorText>
              <Button
                tone="outline"
                aria-label={t`Try again: ${{ name: upload.file.name }}`}
                onClick={() => onRetry(upload)}
              >{t`Try again`}</Button>
              <Button
                tone="quiet"
                aria-label={t`Dismiss: ${{ name: upload.file.name }}`}
                onClick={() => onDismiss(upload.id)}
              >{t`Dismiss`}</Button>
            </>
          )}
        </Row>
      ))}
    </chakra.ul>
  );
}

function Progress({ upload: { file, share } }: { upload: PictureUpload }) {
  if (share === undefined) return <span>{t`Waiting`}</span>;
  return <progress max={1} value={share} aria-label={t`Progress of ${{ name: file.name }}`} />;
}

const Row = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
});
