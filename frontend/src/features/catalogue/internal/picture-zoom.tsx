import { t } from '@lingui/core/macro';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { Dialog } from '../../../shared/ui/dialog';
import { Picture } from '../../../shared/ui/picture';
import './picture-zoom.css';

interface PictureZoomProps {
  src: string;
  name: string;
  /** The picture on the page; a click opens the large one. */
  children: ReactNode;
}

const largest = 3;

/**
 * Shows a picture as wide as the window, and up to three times as wide: zoomed with buttons, with + and −, or by
 * pinching, which the browser handles. Scrolling moves it.
 */
export function PictureZoom({ src, name, children }: PictureZoomProps) {
  const [open, setOpen] = useState(false);
  const [level, setLevel] = useState(1);
  const step = (by: number) => setLevel(Math.min(Math.max(level + by, 1), largest));
  const close = () => {
    setOpen(false);
    setLevel(1);
  };
  const zoomByKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') step(1);
    if (key === '-') step(-1);
  };
  return (
    <>
      <button
        type="button"
        className="picture-zoom__open"
        aria-label={t`Enlarge the picture of ${name}`}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- keys anywhere in the dialog zoom */}
      <div className="picture-zoom__keys" onKeyDown={zoomByKey}>
        <Dialog title={name} open={open} onClose={close} placement="wide">
          <div className="picture-zoom">
            {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- arrow keys scroll it */}
            <div className="picture-zoom__frame" tabIndex={0} role="group" aria-label={name}>
              <div className="picture-zoom__sheet" data-level={level}>
                <Picture src={src} alt={name} sizePx={640} sizes="100vw" eager />
              </div>
            </div>
            <div className="picture-zoom__buttons">
              <button
                type="button"
                aria-label={t`Smaller`}
                disabled={level === 1}
                onClick={() => step(-1)}
              >
                −
              </button>
              <button
                type="button"
                aria-label={t`Larger`}
                disabled={level === largest}
                onClick={() => step(1)}
              >
                +
              </button>
            </div>
          </div>
        </Dialog>
      </div>
    </>
  );
}
