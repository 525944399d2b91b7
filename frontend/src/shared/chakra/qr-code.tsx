import { QrCode as Code } from '@chakra-ui/react';

/** The blank margin around a code, without which scanners do not detect it. */
const quietModules = 4;

/** A text as a QR code, black on white in every colour scheme and in print. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <Code.Root value={text} encoding={{ ecc: 'M', border: quietModules }} display="contents">
      <Code.Frame role="img" aria-label={label} bg="white" fill="black">
        <Code.Pattern />
      </Code.Frame>
    </Code.Root>
  );
}
