import { createContext, useContext } from 'react';

import type { MessageAction } from './message-card';

/** Tells the user how something went; what is told survives navigation and blocks nothing. */
export interface Messages {
  showSuccess: (text: string, action?: MessageAction) => void;
  showFailure: (text: string) => void;
  /** Takes away what has failed before and now went well, where no success is told. */
  clearFailures: () => void;
}

export const MessagesContext = createContext<Messages | null>(null);

/** The way to show a message from a hook or a component. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it.');
  return messages;
}
