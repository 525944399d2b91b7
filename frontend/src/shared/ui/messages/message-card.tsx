import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';

export interface Message {
  id: number;
  tone: 'success' | 'failure';
  text: string;
  action?: MessageAction;
}

/** An action that a message offers, such as undoing. */
export interface MessageAction {
  label: string;
  act: () => void;
}

/** Failures stay longer, because they take longer to read and to act on. */
const shownForMs = { success: 6_000, failure: 20_000 };

interface MessageCardProps {
  message: Message;
  onDismiss: (id: number) => void;
}

/** One message. Its timer stops while it is hovered or focused. */
export function MessageCard({ message, onDismiss }: MessageCardProps) {
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(() => onDismiss(message.id));

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(), shownForMs[message.tone]);
    return () => clearTimeout(timer);
  }, [held, message.tone]);

  return (
    <div
      className="message"
      role={message.tone === 'success' ? 'status' : 'alert'}
      data-tone={message.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{message.text}</p>
      {message.action && (
        <button
          type="button"
          className="message__action"
          onClick={() => {
            onDismiss(message.id);
            message.action?.act();
          }}
        >
          {message.action.label}
        </button>
      )}
      <button type="button" aria-label={t`Dismiss`} onClick={() => onDismiss(message.id)}>
        ×
      </button>
    </div>
  );
}
