import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { Button } from '../../shared/chakra/button';

interface BoardToolsProps {
  isReconnecting: boolean;
  sound: { isOn: boolean; toggle: () => void };
}

/** Finds an order of the day, turns the sound on, and shows whether the board is live. */
export function BoardTools({ isReconnecting, sound }: BoardToolsProps) {
  const [parameters, setParameters] = useSearchParams();
  const find = (text: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete('text');
        else next.set('text', text);
        return next;
      },
      { replace: true },
    );
  return (
    <div className="board-tools">
      <input
        type="search"
        className="board-tools__search"
        aria-label={t`Find an order of this day`}
        placeholder={t`Number, name, phone or address`}
        maxLength={100}
        value={parameters.get('text') ?? ''}
        onChange={(event) => find(event.target.value)}
      />
      <Button tone={sound.isOn ? 'outline' : 'quiet'} onClick={sound.toggle}>
        {sound.isOn ? t`Sound for new orders: on` : t`Sound for new orders: off`}
      </Button>
      <p
        role="status"
        className="board-tools__connection"
        data-broken={isReconnecting || undefined}
      >
        {isReconnecting
          ? t`Reconnecting… New orders appear when the connection is back.`
          : t`New orders appear by themselves.`}
      </p>
    </div>
  );
}
