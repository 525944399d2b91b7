import { t } from '@lingui/core/macro';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import { MessageCard, type Message, type MessageAction } from './message-card';
import { MessagesContext } from './use-messages';
import './messages.css';

const mostShown = 3;

/** Holds the messages above the router, so that they survive navigation. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const nextId = useRef(1);

  const dismiss = useCallback((id: number) => {
    setMessages((shown) => shown.filter((message) => message.id !== id));
  }, []);

  const api = useMemo(() => {
    const show = (tone: Message['tone'], text: string, action?: MessageAction) => {
      const message = { id: nextId.current++, tone, text, action };
      setMessages((shown) => [...shown.filter(staysBeside(message)), message].slice(-mostShown));
    };
    return {
      showSuccess: (text: string, action?: MessageAction) => show('success', text, action),
      showFailure: (text: string) => show('failure', text),
      clearFailures: () => setMessages((shown) => shown.filter(({ tone }) => tone !== 'failure')),
    };
  }, []);

  return (
    <MessagesContext value={api}>
      {children}
      <section className="messages" aria-label={t`Messages`} aria-live="polite">
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} onDismiss={dismiss} />
        ))}
      </section>
    </MessagesContext>
  );
}

/** A message replaces an identical one, and every new message replaces earlier failures. */
const staysBeside = (next: Message) => (shown: Message) =>
  shown.text !== next.text && shown.tone !== 'failure';
