import { chakra, Combobox, Dialog, Portal, createListCollection } from '@chakra-ui/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';

import { useNavigate } from '../../../shared/lib/navigation';
import { useEnterWhenFound } from '../../kit/use-enter-when-found';
import { Icon } from '../icons';
import { useFinalFocus } from '../use-final-focus';
import { useFindings, type Finding } from './use-findings';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The command palette finds areas, orders, customers and products by text. The focus stays in the input; arrows and
 * Enter choose, Esc closes.
 */
export function Palette({ open, onClose }: PaletteProps) {
  const finalFocus = useFinalFocus(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner placeItems="start center" paddingTop="clamp(12px, 10vh, 96px)">
          <Dialog.Content width="min(620px, 100%)" padding="16px" gap="12px">
            <Dialog.Title className="visually-hidden">{t`Search or go to`}</Dialog.Title>
            <Search onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Search({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { findings, failure, isLoading } = useFindings(typed);
  const collection = createListCollection({ items: findings, groupBy: ({ group }) => group });
  const go = (path: string | undefined) => {
    if (path === undefined) return;
    onClose();
    navigate(path);
  };
  const waiting = useEnterWhenFound({ typed, isLoading }, () => go(findings[0]?.value));
  return (
    <Combobox.Root
      collection={collection}
      open
      disableLayer
      closeOnSelect={false}
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      value={[]}
      inputValue={typed}
      onInputValueChange={({ inputValue }) => {
        waiting.cancel();
        setTyped(inputValue);
      }}
      onValueChange={({ value }) => go(value[0])}
      display="grid"
      gap="8px"
    >
      <Combobox.Label className="visually-hidden">{t`Search or go to`}</Combobox.Label>
      <Combobox.Input
        placeholder={t`Area, order number, phone, name or product`}
        enterKeyHint="go"
        onKeyDownCapture={waiting.onKeyDownCapture}
        width="100%"
        minHeight="48px"
        padding="10px 14px"
        color="ink"
        bg="card"
        border="1px solid"
        borderColor="edge"
        borderRadius="control"
      />
      <Combobox.Content
        // Always rendered: the dialog opens and closes.
        hidden={findings.length === 0}
        maxHeight="min(56dvh, 480px)"
        overflowY="auto"
        aria-busy={isLoading || undefined}
      >
        {collection.group().map(([group, items]) => (
          <Combobox.ItemGroup key={group} id={group}>
            <Combobox.ItemGroupLabel
              padding="10px 12px 4px"
              fontSize="14px"
              fontWeight={600}
              color="soft"
            >
              {group}
            </Combobox.ItemGroupLabel>
            {items.map((item) => (
              <Choice key={item.value} {...item} />
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
      <p role="status" className={findings.length > 0 && !failure ? 'visually-hidden' : undefined}>
        {failure?.message ?? (isLoading ? '' : countText(findings.length))}
      </p>
    </Combobox.Root>
  );
}

const countText = (count: number): string =>
  count === 0 ? t`Nothing of that name.` : plural(count, { one: '# found', other: '# found' });

function Choice(item: Finding) {
  const { label, note, icon } = item;
  return (
    <Combobox.Item
      item={item}
      display="flex"
      gap="12px"
      alignItems="center"
      minHeight="48px"
      padding="4px 12px"
      borderRadius="control"
      cursor="pointer"
      css={{
        '&[data-highlighted]': {
          bg: 'mint',
          outline: '2px solid',
          outlineColor: 'leaf',
          outlineOffset: '-2px',
        },
      }}
    >
      <Icon name={icon} />
      <span className="long-text">
        <Combobox.ItemText as="span" fontWeight={600}>
          {label}
        </Combobox.ItemText>
        <Note>{note}</Note>
      </span>
    </Combobox.Item>
  );
}

const Note = chakra('small', { base: { display: 'block', fontSize: '14px', color: 'soft' } });
