import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { shrinkPhoto } from '../../features/orders/shrink-photo';
import { forgetSession } from '../../shared/lib/session';

export type UploadedOrRefused = { imageUrl: string } | { imageUrl?: undefined; message: string };

/** The shop's limit; photographs from phones are often larger. */
const mostBytes = 5 * 1024 * 1024;

/** Uploads a picture to the shop, which stores its own copy and returns its address. */
export function useUploadPicture() {
  const [uploading, setUploading] = useState(false);
  const uploadPicture = async (file: File): Promise<UploadedOrRefused> => {
    setUploading(true);
    try {
      return await sendPicture(file);
    } finally {
      setUploading(false);
    }
  };
  return { uploadPicture, uploading };
}

/**
 * Uploads a picture, a large one in a smaller size.
 * @param onProgress gets the uploaded share, from 0 to 1, which `fetch` does not report
 */
export async function sendPicture(
  file: File,
  onProgress?: (share: number) => void,
): Promise<UploadedOrRefused> {
  const isLarge = file.size > mostBytes;
  const picture = isLarge ? await shrinkPhoto(file).catch(() => file) : file;
  const body = new FormData();
  body.append('picture', picture, file.name);
  const request = new XMLHttpRequest();
  const answered = new Promise<UploadedOrRefused>((resolve) => {
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = () =>
      resolve({ message: t`The shop cannot be reached. Check your connection and try again.` });
  });
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
  request.open('POST', '/uploads/pictures');
  request.send(body);
  return answered;
}

function outcomeOf({ status, responseText }: XMLHttpRequest): UploadedOrRefused {
  if (status === 401) forgetSession();
  const imageUrl = textIn(responseText, 'imageUrl');
  if (status < 300 && imageUrl) return { imageUrl };
  return { message: textIn(responseText, 'message') ?? t`The picture could not be uploaded.` };
}

function textIn(json: string, name: string): string | undefined {
  try {
    const value = (JSON.parse(json) as Record<string, unknown> | null)?.[name];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
