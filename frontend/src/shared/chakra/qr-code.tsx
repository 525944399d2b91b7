import { QrCode as Code } from '@chakra-ui/react';

/** Light modules around a code, without which readers do not find it. */
const quietModules = 4;

/** A text as a QR code, black on white in any colours and on paper. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <Code.Root value={text} encoding={{ ecc: 'M', border: quietModules }} display="contents">
      <Code.Frame role="img" aria-label={label} bg="white" fill="black">
        <Code.Pattern />
      </Code.Frame>
    </Code.Root>
  );
}
