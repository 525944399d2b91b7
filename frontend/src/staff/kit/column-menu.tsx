import { Menu, Portal } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import type { ColumnChoice } from './use-column-choice';

interface ColumnMenuProps {
  /** The columns that can be hidden, in their order. */
  columns: readonly { id: string; name: string }[];
  choice: ColumnChoice;
}

/** Shows and hides columns; stays open for several changes. */
export function ColumnMenu({ columns, choice }: ColumnMenuProps) {
  const { hidden, toggle, reset } = choice;
  return (
    <Menu.Root
      closeOnSelect={false}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <Button tone="quiet">{t`Columns`}</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {columns.map(({ id, name }) => (
              <Menu.CheckboxItem
                key={id}
                value={id}
                valueText={name}
                checked={!hidden.includes(id)}
                onCheckedChange={() => toggle(id)}
              >
                {name}
              </Menu.CheckboxItem>
            ))}
            <Menu.Separator />
            <Menu.Item value="as-at-first" disabled={hidden.length === 0} onClick={reset}>
              {t`As at first`}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
