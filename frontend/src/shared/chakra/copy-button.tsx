import { t } from '@lingui/core/macro';

import { Button } from './button';
import { useMessages } from '../ui/messages/use-messages';

interface CopyButtonProps {
  text: string;
  /** The name of the text in the message: 'The token' */
  what: string;
}

/** Copies a text and confirms it. Over plain http browsers do not allow copying, but the text can be selected. */
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
