import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState, type SetStateAction } from 'react';

import { toShopError } from '../../../apollo/shop-error';
import { loadedAhead } from '../../../shared/lib/loaded-ahead';
import { useMessages } from '../../../shared/ui/messages/use-messages';
import { Icon } from '../icons';

/** Loads when it is first opened. */
const { Part: Palette, load } = loadedAhead(async () => (await import('./palette')).Palette);

const OpenButton = chakra('button', {
  base: {
    display: 'flex',
    gap: '10px',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '44px',
    minHeight: '44px',
    color: 'soft',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { color: 'ink', bg: 'quiet' },
    '&[data-wide]': { paddingInline: '14px', border: '1px solid', borderColor: 'edge' },
  },
});

const Keys = chakra('kbd', {
  base: {
    padding: '1px 6px',
    fontFamily: 'body',
    fontSize: '13px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '6px',
  },
});

/** Opens the command palette, as Ctrl-K and Cmd-K do on every screen. */
export function PaletteButton({ isWide }: { isWide: boolean }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { showFailure } = useMessages();
  const show = useCallback(
    (next: SetStateAction<boolean>) =>
      void load().then(
        () => {
          setWasOpened(true);
          setOpen(next);
        },
        (error: unknown) => showFailure(toShopError(error).message),
      ),
    [showFailure],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      show((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [show]);

  const label = t`Search or go to`;
  return (
    <>
      <OpenButton
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        // A visible text is the name; the keys next to it are not part of any name.
        aria-label={isWide ? undefined : label}
        data-wide={isWide || undefined}
        onClick={() => show(true)}
      >
        <Icon name="search" />
        {isWide && (
          <>
            {label}
            <Keys aria-hidden="true">{isApple() ? '⌘ K' : 'Ctrl K'}</Keys>
          </>
        )}
      </OpenButton>
      {wasOpened && <Palette open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent);
