import { useState } from 'react';

import { forgetSession } from '../../shared/lib/session';

export type UploadedOrRefused = { imageUrl: string } | { imageUrl?: undefined; message: string };

const unreachable = 'The shop cannot be reached. Check your connection and try again.';

/** Sends a picture to the shop, which makes its own copy of it and answers where that is to be found. */
export function useUploadPicture() {
  const [uploading, setUploading] = useState(false);
  const uploadPicture = async (file: File): Promise<UploadedOrRefused> => {
    setUploading(true);
    try {
      return await send(file);
    } catch {
      return { message: unreachable };
    } finally {
      setUploading(false);
    }
  };
  return { uploadPicture, uploading };
}

async function send(file: File): Promise<UploadedOrRefused> {
  const body = new FormData();
  body.append('picture', file);
  const response = await fetch('/uploads/pictures', {
    method: 'POST',
    body,
    credentials: 'same-origin',
  });
  if (response.status === 401) forgetSession();
  const answer: unknown = await response.json();
  const imageUrl = textIn(answer, 'imageUrl');
  if (response.ok && imageUrl) return { imageUrl };
  return { message: textIn(answer, 'message') ?? 'The picture could not be uploaded.' };
}

function textIn(answer: unknown, name: string): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const value = (answer as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}
