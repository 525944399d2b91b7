import { t } from '@lingui/core/macro';
import { Box, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';

import { MySessionsDocument } from '../../generated/account/sessions';
import type { OwnPasskeyFragment } from '../../generated/graphql';
import { CurrentAdminDocument } from '../../generated/session/current-admin';
import {
  SecondFactorsDocument,
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
} from '../../generated/staff/account/two-factor';
import { Button } from '../../shared/chakra/button';
import { Dialog } from '../../shared/chakra/dialog';
import { formatInstant } from '../../shared/lib/ist-time';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { createPasskey } from './passkey';
import { ProofForm, type Proof } from './proof-form';
import { RenamePasskeyDialog } from './rename-passkey-dialog';

interface PasskeysProps {
  isOn: boolean;
  passkeys: readonly OwnPasskeyFragment[];
  onCodes: (codes: readonly string[]) => void;
}

const refetchQueries = [CurrentAdminDocument, MySessionsDocument, SecondFactorsDocument];

/** The passkeys of the caller: add, rename, remove. */
export function Passkeys({ isOn, passkeys, onCodes }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<OwnPasskeyFragment>();
  const [removing, setRemoving] = useState<OwnPasskeyFragment>();
  const { showSuccess } = useMessages();
  const [begin] = useBeginPasskeyMutation();
  const [addPasskey] = useAddPasskeyMutation({ refetchQueries });
  const [removePasskey] = useRemovePasskeyMutation({ refetchQueries });
  const hasPasskeys = passkeys.length > 0;
  // Kept while the browser's dialog is cancelled and opened again: the server accepts a code only once.
  const options = useRef<object>(undefined);

  const startAdding = () => {
    options.current = undefined;
    setAdding(true);
  };
  const add = async (proof: Proof, name: string) => {
    options.current ??= (await begin({ variables: proof })).data?.beginPasskey ?? {};
    const created = await createPasskey(options.current);
    options.current = undefined;
    const { data } = await addPasskey({ variables: { input: { name, ...created } } });
    setAdding(false);
    showSuccess(t`The passkey was added`);
    if (data) onCodes(data.addPasskey.recoveryCodes);
  };
  const remove = async (proof: Proof) => {
    if (!removing) return;
    await removePasskey({ variables: { id: removing.id, ...proof } });
    setRemoving(undefined);
    showSuccess(t`The passkey was removed`);
  };

  return (
    <Box display="grid" gap="8px">
      <h3>{t`Passkeys`}</h3>
      <p>
        {t`A passkey of your phone, your computer or a security key stands in for the code, and logs you in without the password where it asks for your PIN, finger or face.`}
      </p>
      {hasPasskeys && (
        <Box as="ul" listStyle="none" display="grid" gap="12px">
          {passkeys.map((passkey) => (
            <Flex as="li" key={passkey.id} wrap="wrap" gap="8px 16px" justify="space-between">
              <div>
                <strong className="long-text">{passkey.name}</strong>
                <Box fontSize="14px" color="soft">
                  {noteOf(passkey)}
                </Box>
              </div>
              <Flex wrap="wrap" gap="8px">
                <Button
                  tone="outline"
                  aria-label={t`Rename ${passkey.name}`}
                  onClick={() => setRenaming(passkey)}
                >{t`Rename`}</Button>
                <Button
                  tone="danger"
                  aria-label={t`Remove ${passkey.name}`}
                  onClick={() => setRemoving(passkey)}
                >{t`Remove`}</Button>
              </Flex>
            </Flex>
          ))}
        </Box>
      )}
      <div>
        <Button tone="outline" onClick={startAdding}>{t`Add a passkey`}</Button>
      </div>
      <Dialog title={t`Add a passkey`} open={isAdding} onClose={() => setAdding(false)}>
        <ProofForm
          isNamed
          isOn={isOn}
          hasPasskeys={hasPasskeys}
          confirmLabel={t`Add it`}
          tone="solid"
          send={add}
          onKeep={() => setAdding(false)}
        />
      </Dialog>
      <Dialog
        title={t`Remove the passkey?`}
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
      >
        <p className="long-text">
          {t`${removing?.name ?? ''} opens nothing any more, and you are logged out everywhere else. Without another second factor your password alone opens your login.`}
        </p>
        <ProofForm
          isOn={isOn}
          hasPasskeys={hasPasskeys}
          confirmLabel={t`Remove`}
          send={remove}
          onKeep={() => setRemoving(undefined)}
        />
      </Dialog>
      <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(undefined)} />
    </Box>
  );
}

function noteOf({ createdAt, lastUsedAt }: OwnPasskeyFragment): string {
  const added = t`added ${{ time: formatInstant(createdAt) }}`;
  return lastUsedAt ? `${t`last used ${{ time: formatInstant(lastUsedAt) }}`} · ${added}` : added;
}
