import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState, type FormEvent } from 'react';

import { mostReportPhotos } from './report-problem';
import { toShopError, type ShopError } from '../../apollo/shop-error';
import { PhotoField } from '../../features/orders/photo-field';
import { sendPhoto } from '../../features/orders/send-photo';
import type { OrderReportFieldsFragment } from '../../generated/graphql';
import { OrderDocument } from '../../generated/orders/order';
import { Button } from '../../shared/chakra/button';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { FormFailure, KeepUnsaved } from '../../shared/chakra/notice';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Adds photos to an open report, such as those that did not arrive with it. */
export function AddReportPhotos({ report }: { report: OrderReportFieldsFragment }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const most = mostReportPhotos - report.photos.length;
  return (
    <>
      {most > 0 && (
        <Button tone="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t`Add photos`}
        </Button>
      )}
      <Dialog title={t`Photos of the problem`} open={isOpen} onClose={close}>
        <PhotosForm reportId={report.id} most={most} onClose={close} />
      </Dialog>
    </>
  );
}

interface FormProps {
  reportId: string;
  most: number;
  onClose: () => void;
}

function PhotosForm({ reportId, most, onClose }: FormProps) {
  const client = useApolloClient();
  const { showSuccess } = useMessages();
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const [loading, setLoading] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [refusal, setRefusal] = useState<ShopError>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    setEmpty(photos.length === 0);
    if (photos.length === 0) return;
    setLoading(true);
    let unsent = photos;
    try {
      for (const photo of photos) {
        await sendPhoto(`/photos/reports/${reportId}`, photo);
        unsent = unsent.slice(1);
      }
      showSuccess(t`The shop sees your photos.`);
      onClose();
    } catch (error) {
      setRefusal(toShopError(error));
      setPhotos(unsent);
    } finally {
      await client.refetchQueries({ include: [OrderDocument] }).catch(() => undefined);
      setLoading(false);
    }
  };

  return (
    <form className="form" noValidate onSubmit={(event) => void send(event)}>
      <PhotoField
        label={t`Add photos`}
        hint={t`Up to three; the shop sees them for 90 days`}
        most={most}
        photos={photos}
        onChange={setPhotos}
      />
      <KeepUnsaved hasChanges={photos.length > 0} />
      <FormFailure text={isEmpty && photos.length === 0 ? t`Choose a photo.` : refusal?.message} />
      <DialogChoice
        confirmLabel={t`Send`}
        keepLabel={t`Back`}
        tone="solid"
        loading={loading}
        onKeep={onClose}
      />
    </form>
  );
}
