import { createContext, useContext } from 'react';

import type { MessageAction } from './message-card';

/** Shows results to the user; messages survive navigation and block nothing. */
export interface Messages {
  showSuccess: (text: string, action?: MessageAction) => void;
  showFailure: (text: string) => void;
  /** Removes earlier failures after a success that shows no message. */
  clearFailures: () => void;
}

export const MessagesContext = createContext<Messages | null>(null);

/** Returns the functions that show messages. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it.');
  return messages;
}
