import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../shared/chakra/button';
import { announceScan } from './use-scanned';

/** The barcode API of some browsers; TypeScript does not know it yet. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => BarcodeDetector;
  }
}

/** The formats on packs and labels of shops. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128'];
const lookEveryMs = 250;
/** After this many frames without it, the same code counts as another pack. */
const looksToForget = 4;

/** Scans with the camera if the browser supports it; renders nothing otherwise. */
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

/** Scans the camera's picture until it is aborted, and announces each code once while it is in the picture. */
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
