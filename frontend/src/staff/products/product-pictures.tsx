import { chakra, FileUpload } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';

import { ErrorText } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { PictureRow, type MoveButton } from './picture-row';
import { PictureUploads } from './picture-uploads';
import type { ProductForm } from './product-form.rules';
import {
  mostPictures,
  inserted,
  moved,
  picturesOfForm,
  textOfPictures,
  withPicture,
  type FormPicture,
} from './product-pictures.rules';
import { usePictureUploads } from './use-picture-uploads';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/**
 * All pictures of a product: dropped or chosen, in order, with their descriptions. The first one is the main picture.
 */
export function ProductPictures({ form }: { form: UseFormReturn<ProductForm> }) {
  const { control, getValues, setValue, clearErrors } = form;
  const { showSuccess } = useMessages();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [told, setTold] = useState('');
  /** Pictures that were further ones before: their descriptions are restored when they are moved back. */
  const [known, setKnown] = useState<Readonly<Record<string, FormPicture>>>({});

  const current = () => picturesOfForm(getValues());
  const show = (pictures: readonly FormPicture[]) => {
    const [main, ...further] = pictures;
    if (main?.alt || main?.altHi || main?.altMr)
      setKnown((all) => ({ ...all, [main.imageUrl]: main }));
    const how = { shouldDirty: true };
    setValue('imageUrl', main?.imageUrl ?? '', { ...how, shouldValidate: !!main });
    setValue('morePictures', textOfPictures(further), how);
    clearErrors('morePictures');
  };

  const uploads = usePictureUploads((imageUrl) => show(withPicture(current(), imageUrl)));
  const { fieldState } = useController({
    control,
    name: 'morePictures',
    rules: {
      validate: () => uploads.pending === 0 || t`Wait until all pictures have arrived`,
    },
  });
  const [imageUrl, morePictures] = useWatch({ control, name: ['imageUrl', 'morePictures'] });
  const pictures = picturesOfForm({ imageUrl, morePictures }).map((each, index) =>
    index === 0 ? (known[each.imageUrl] ?? each) : each,
  );

  const add = (files: readonly File[]) => {
    const room = mostPictures - current().length - uploads.pending;
    uploads.add(files, room, t`A product has at most ${{ count: mostPictures }} pictures.`);
  };
  const move = (from: number, to: number, button?: MoveButton) => {
    if (to < 0 || to >= pictures.length || from === to) return;
    flushSync(() => {
      show(moved(pictures, from, to));
      setTold(t`Now picture ${{ number: to + 1 }} of ${{ count: pictures.length }}`);
    });
    const row = list.current?.children[to];
    const same = button && row?.querySelector<HTMLElement>(`[data-move=${button}]:enabled`);
    if (button) (same ?? row?.querySelector<HTMLElement>('[data-move]:enabled'))?.focus();
  };
  const remove = (index: number) => {
    const picture = pictures[index];
    if (!picture) return;
    show(pictures.filter((each) => each !== picture));
    const undo = () => show(inserted(current(), index, picture));
    showSuccess(t`Picture removed`, { label: t`Undo`, act: undo });
  };
  const change = (index: number, changed: FormPicture) =>
    show(pictures.map((each, at) => (at === index ? changed : each)));

  return (
    <chakra.section display="grid" gap="12px" aria-label={t`Pictures`}>
      <FileUpload.Root
        acceptedFiles={[]}
        maxFiles={Number.POSITIVE_INFINITY}
        translations={{ dropzone: t`Drop pictures here, or choose several` }}
        onFileAccept={({ files }) => add(files)}
      >
        {/* The shop itself refuses other files: Chakra would report a file that it refuses twice only once. */}
        <FileUpload.HiddenInput accept={accepted} />
        <Dropzone>{t`Drop pictures here, or choose several`}</Dropzone>
      </FileUpload.Root>
      <PictureUploads
        uploads={uploads.uploads}
        onRetry={uploads.retry}
        onDismiss={uploads.dismiss}
      />
      <chakra.ol ref={list} display="grid" gap="12px">
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.imageUrl}
            picture={picture}
            number={index + 1}
            count={pictures.length}
            onChange={(changed) => change(index, changed)}
            onMove={(to, button) => move(index, to, button)}
            onRemove={() => remove(index)}
            onDrag={() => setDragged(index)}
            onDrop={() => dragged !== undefined && move(dragged, index)}
            onDragEnd={() => setDragged(undefined)}
          />
        ))}
      </chakra.ol>
      <span className="visually-hidden" role="status">
        {told}
      </span>
      {fieldState.error?.message && <ErrorText>{fieldState.error.message}</ErrorText>}
    </chakra.section>
  );
}

const Dropzone = chakra(FileUpload.Dropzone, {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '72px',
    padding: '12px 16px',
    fontWeight: 600,
    textAlign: 'center',
    color: 'leaf',
    bg: 'card',
    border: '2px dashed',
    borderColor: 'edge',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'mint' },
    '&[data-dragging]': { bg: 'mint', borderColor: 'leaf' },
  },
});
