import { Notice } from './notice';

/** The server's reason for refusing a form, for errors without a field; nothing without a text. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="failure">
      <p>{text}</p>
    </Notice>
  );
}
