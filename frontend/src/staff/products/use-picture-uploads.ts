import { useRef, useState } from 'react';

import { sendPicture } from './use-upload-picture';

/** A file on its way to the shop. */
export interface PictureUpload {
  id: number;
  file: File;
  /** How much of it has arrived, from 0 to 1; nothing while it waits for those before it. */
  share?: number;
  /** Why it did not get there. */
  problem?: string;
}

/** Sends files one after the other, and keeps those that did not get there. */
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

  /** Sends files; those for which there is no room are told so. */
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
