import { plural, t } from '@lingui/core/macro';
import { Flex } from '@chakra-ui/react';
import { useState } from 'react';

import { Button } from '../../shared/chakra/button';
import { AreaDialog, type EditedArea } from './area-dialog';
import { describeTerms } from './conflict.rules';
import type { PartProps } from './part-props';
import { listPinCodes } from './pin-codes.rules';
import { RemoveArea } from './remove-area';

/** The delivery areas of the shop. */
export function Areas({ settings, change }: PartProps) {
  // The edit keeps the state as of the time the dialog was opened.
  const [edited, setEdited] = useState<EditedArea>();
  const [removed, setRemoved] = useState<Required<EditedArea>>();
  return (
    <>
      <Flex>
        <Button onClick={() => setEdited({ settings })}>{t`Add an area`}</Button>
      </Flex>
      {settings.areas.length === 0 && <p>{t`There are no delivery areas: nobody can order.`}</p>}
      <ul className="delivery-cards">
        {settings.areas.map((area) => (
          <li key={area.id} className="delivery-card">
            <div className="delivery-card__head">
              <h2>{area.name}</h2>
              <Flex gap="8px">
                <Button
                  tone="outline"
                  aria-label={t`Change ${area.name}`}
                  onClick={() => setEdited({ area, settings })}
                >
                  {t`Change`}
                </Button>
                <Button
                  tone="danger"
                  aria-label={t`Remove ${area.name}`}
                  onClick={() => setRemoved({ area, settings })}
                >
                  {t`Remove`}
                </Button>
              </Flex>
            </div>
            <p>{plural(area.pinCodes.length, { one: '# pin code', other: '# pin codes' })}</p>
            <p>{listPinCodes(area.pinCodes)}</p>
            <ul>
              {(area.terms ? describeTerms(area.terms) : [t`The general fees`]).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <AreaDialog edited={edited} change={change} onClose={() => setEdited(undefined)} />
      <RemoveArea removed={removed} change={change} onClose={() => setRemoved(undefined)} />
    </>
  );
}
