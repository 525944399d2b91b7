import { Notice } from './notice';

/** Why a form was refused, where that is about none of its fields; nothing while there is no reason. */
export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="failure">
      <p>{text}</p>
    </Notice>
  );
}
