import { Notice } from './notice';

/** Why the server refused a form, for errors that belong to no field; nothing without a text. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="failure">
      <p>{text}</p>
    </Notice>
  );
}
