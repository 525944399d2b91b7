import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../shared/chakra/button';
import { announceScan } from './use-scanned';

/** What some browsers read barcodes with; TypeScript does not know it yet. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => BarcodeDetector;
  }
}

/** What packs and labels of shops have. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128'];
const lookEveryMs = 250;
/** A pack that left the picture for so many looks is another one when it comes again. */
const looksToForget = 4;

/** Scanning with the camera, where the browser can; nothing elsewhere. */
export function CameraScan() {
  const [isOn, setOn] = useState(false);
  if (!window.BarcodeDetector || !('mediaDevices' in navigator)) return null;
  return (
    <div className="pick-camera">
      <Button tone="outline" aria-expanded={isOn} onClick={() => setOn(!isOn)}>
        {isOn ? t`Stop the camera` : t`Scan with the camera`}
      </Button>
      {isOn && <Viewfinder Detector={window.BarcodeDetector} />}
    </div>
  );
}

function Viewfinder({ Detector }: { Detector: NonNullable<Window['BarcodeDetector']> }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const looking = new AbortController();
    look(new Detector({ formats }), video.current, looking.signal).catch(() => setBroken(true));
    return () => looking.abort();
  }, [Detector]);
  if (isBroken) return <p role="alert">{t`The camera cannot be used.`}</p>;
  return <video ref={video} muted playsInline aria-label={t`Picture of the camera`} />;
}

/** Looks at the camera's picture until it is told to stop, and announces each code once while it is in the picture. */
async function look(
  detector: BarcodeDetector,
  video: HTMLVideoElement | null,
  signal: AbortSignal,
): Promise<void> {
  const wanted = { video: { facingMode: 'environment' } };
  const stream = await navigator.mediaDevices.getUserMedia(wanted);
  try {
    if (!video || signal.aborted) return;
    video.srcObject = stream;
    await video.play();
    let seen: string | undefined;
    let looksWithout = 0;
    while (!signal.aborted) {
      const [found] = await detector.detect(video);
      looksWithout = found ? 0 : looksWithout + 1;
      if (looksWithout >= looksToForget) seen = undefined;
      if (found && found.rawValue !== seen) {
        seen = found.rawValue;
        announceScan(seen);
      }
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
