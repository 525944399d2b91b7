import { t } from '@lingui/core/macro';

import { Button } from './button';
import { useMessages } from '../ui/messages/use-messages';

interface CopyButtonProps {
  text: string;
  /** What it is, as the message calls it: 'The token' */
  what: string;
}

/** Copies a text and says so; over plain http a browser allows no copying, and the text is there to select. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { showSuccess, showFailure } = useMessages();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showSuccess(t`${what} is copied.`);
    } catch {
      showFailure(t`This browser does not let us copy. Select the text and copy it yourself.`);
    }
  };
  return <Button tone="outline" onClick={() => void copy()}>{t`Copy`}</Button>;
}
