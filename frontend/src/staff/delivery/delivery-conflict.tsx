import { Flex, SimpleGrid } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { Dialog } from '../../shared/chakra/dialog';
import { describePart, namePart, type SettingsPart } from './conflict.rules';
import type { DeliveryChange } from './use-delivery-change';

/** Shows the values that somebody else stored next to one's own, and lets the user choose. */
export function DeliveryConflictDialog({ change }: { change: DeliveryChange }) {
  const { conflict, saving, saveMine, keepStored, goBack } = change;
  return (
    <Dialog
      title={t`Changed meanwhile`}
      open={conflict !== undefined}
      onClose={goBack}
      backCloses={false}
    >
      <p>{t`Somebody else changed the same. Nothing is overwritten before you have chosen.`}</p>
      {conflict?.clashes.map(({ stored, mine }) => (
        <section key={namePart(stored)} aria-label={namePart(stored)}>
          <h3>{namePart(stored)}</h3>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="12px">
            <Side label={t`Stored now`} part={stored} />
            <Side label={t`Yours`} part={mine} />
          </SimpleGrid>
        </section>
      ))}
      <Flex wrap="wrap" gap="12px" justify="flex-end">
        <Button tone="quiet" onClick={keepStored}>{t`Keep what is stored`}</Button>
        <Button loading={saving} onClick={saveMine}>{t`Save mine`}</Button>
      </Flex>
    </Dialog>
  );
}

function Side({ label, part }: { label: string; part: SettingsPart | undefined }) {
  return (
    <div>
      <h4>{label}</h4>
      <ul>
        {describePart(part).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
