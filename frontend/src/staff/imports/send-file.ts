import { t } from '@lingui/core/macro';

import { forgetSession } from '../../shared/lib/session';

export type SentOrRefused = { id: string } | { id?: undefined; message: string };

/** Uploads a file to the shop, which stores it and starts the check. This imports nothing yet. */
export async function sendFile(file: File): Promise<SentOrRefused> {
  const about = new URLSearchParams({ dryRun: 'true', name: file.name.slice(0, 200) });
  const isJsonLines = /\.(jsonl|ndjson)$/i.test(file.name);
  try {
    const response = await fetch(`/imports/products?${about}`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': isJsonLines ? 'application/x-ndjson' : 'text/csv' },
      credentials: 'same-origin',
    });
    if (response.status === 401) forgetSession();
    const answer = (await response.json()) as {
      id?: number;
      message?: string;
    };
    if (response.ok && answer.id) return { id: String(answer.id) };
    return { message: answer.message ?? t`The file could not be sent.` };
  } catch {
    return { message: t`The shop cannot be reached. Check your connection and try again.` };
  }
}
