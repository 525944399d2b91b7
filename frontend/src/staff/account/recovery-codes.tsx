import { t } from '@lingui/core/macro';
import { Flex, SimpleGrid } from '@chakra-ui/react';

import { Button, ButtonAnchor } from '../../shared/chakra/button';
import { CopyButton } from '../../shared/chakra/copy-button';
import { Notice } from '../../shared/chakra/notice';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the member has stored them. */
  onKept: () => void;
}

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <Notice tone="warning" focused>
      <p>
        <strong>{t`These are your recovery codes. Keep them now: they are shown this once.`}</strong>{' '}
        {t`Each lets you in once when you do not have your phone.`}
      </p>
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} gap="4px 24px" width="100%" listStyle="none">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </SimpleGrid>
      <Flex wrap="wrap" gap="8px">
        <CopyButton text={text} what={t`The list`} />
        <ButtonAnchor
          tone="outline"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >{t`Download`}</ButtonAnchor>
        <Button tone="quiet" onClick={onKept}>{t`I have kept them`}</Button>
      </Flex>
    </Notice>
  );
}
