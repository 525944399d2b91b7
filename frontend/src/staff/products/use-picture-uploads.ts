import { useRef, useState } from 'react';

import { sendPicture } from './use-upload-picture';

/** A file being uploaded. */
export interface PictureUpload {
  id: number;
  file: File;
  /** The uploaded share, from 0 to 1; undefined while it waits for earlier files. */
  share?: number;
  /** Why the upload failed. */
  problem?: string;
}

/** Uploads files in sequence, and keeps the failed ones. */
export function usePictureUploads(onUploaded: (imageUrl: string) => void) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const nextId = useRef(1);
  const last = useRef<Promise<void>>(Promise.resolve());

  const change = (id: number, to: Partial<PictureUpload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...to } : each)));
  const dismiss = (id: number) => setUploads((all) => all.filter((each) => each.id !== id));

  const send = ({ id, file }: PictureUpload) => {
    const upload = async () => {
      change(id, { share: 0 });
      const outcome = await sendPicture(file, (share) => change(id, { share }));
      if (outcome.imageUrl === undefined)
        return change(id, { share: undefined, problem: outcome.message });
      dismiss(id);
      onUploaded(outcome.imageUrl);
    };
    last.current = last.current.then(upload);
  };

  /** Adds files; those beyond the room are marked as failed. */
  const add = (files: readonly File[], room: number, noRoom: string) => {
    const added = files.map((file, index): PictureUpload => {
      const upload = { id: nextId.current++, file };
      return index < room ? upload : { ...upload, problem: noRoom };
    });
    setUploads((all) => [...all, ...added]);
    added.slice(0, Math.max(room, 0)).forEach(send);
  };

  const retry = (upload: PictureUpload) => {
    change(upload.id, { problem: undefined });
    send(upload);
  };

  const pending = uploads.filter(({ problem }) => problem === undefined).length;
  return { uploads, pending, add, retry, dismiss };
}
