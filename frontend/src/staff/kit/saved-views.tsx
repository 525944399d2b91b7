import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { savedViewInputLimits as limits } from '../../generated/contract';
import type { SavedViewLinkFragment, SavedViewList } from '../../generated/graphql';
import {
  useAddSavedViewMutation,
  useRemoveSavedViewMutation,
  useRenameSavedViewMutation,
  useSavedViewsQuery,
} from '../../generated/staff/kit/saved-views';
import { Button } from '../../shared/chakra/button';
import { ConfirmDialog, Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { useNavigate } from '../../shared/lib/navigation';
import { showRefusal } from '../../shared/lib/show-refusal';
import { useAttempt } from './use-attempt';
import { textOfHidden } from './column-choice.rules';
import { hiddenParameter, viewKey } from './list-url.rules';
import { FilterLinks } from './ready-filters';
import { useColumnChoice } from './use-column-choice';
import { useListUrl } from './use-list-url';

interface SavedViewsProps {
  list: SavedViewList;
  /** The key of the stored choice of its columns. */
  columns: string;
  /** A note on what a view does not store, for users who save one. */
  note?: string;
}

/** The saved views of the viewer for a list, with controls to save, rename and delete them. */
export function SavedViews({ list, columns, note }: SavedViewsProps) {
  const { data } = useSavedViewsQuery({ variables: { list } });
  const { parameters } = useListUrl();
  const { hidden } = useColumnChoice(columns);
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [asked, setAsked] = useState<'save' | 'rename' | 'delete'>();
  const [add] = useAddSavedViewMutation();
  const [rename] = useRenameSavedViewMutation();
  const views = data?.savedViews ?? [];
  const here = viewKey(parameters);
  const current = views.find(({ search }) => viewKey(new URLSearchParams(search)) === here);
  const close = () => setAsked(undefined);

  const save = async (name: string) => {
    const view = new URLSearchParams(here);
    view.set(hiddenParameter, textOfHidden(hidden));
    const answer = await add({ variables: { input: { list, name, search: String(view) } } });
    invalidate(cache, 'savedViews');
    const search = answer.data?.addSavedView.search;
    if (search !== undefined) navigate({ search: `?${search}` }, { preventScrollReset: true });
  };

  return (
    <Flex wrap="wrap" gap="8px">
      {views.length > 0 && (
        <FilterLinks
          label={t`Saved views`}
          links={views.map((view) => ({
            label: view.name,
            search: `?${view.search}`,
            isCurrent: view === current,
          }))}
        />
      )}
      {current ? (
        <>
          <Button tone="quiet" onClick={() => setAsked('rename')}>{t`Rename the view`}</Button>
          <Button tone="danger" onClick={() => setAsked('delete')}>{t`Delete the view`}</Button>
        </>
      ) : (
        <Button tone="quiet" onClick={() => setAsked('save')}>{t`Save this view`}</Button>
      )}
      {asked === 'save' && (
        <NameDialog title={t`Save this view`} name="" note={note} onSave={save} onClose={close} />
      )}
      {asked === 'rename' && current && (
        <NameDialog
          title={t`Rename the view`}
          name={current.name}
          onSave={(name) => rename({ variables: { id: current.id, name } })}
          onClose={close}
        />
      )}
      {asked === 'delete' && current && <DeleteDialog view={current} onClose={close} />}
    </Flex>
  );
}

interface NameDialogProps {
  title: string;
  name: string;
  note?: string | undefined;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a view. */
function NameDialog({ title, name, note, onSave, onClose }: NameDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (form) => {
    try {
      await onSave(form.name.trim());
      onClose();
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields: ['name'] });
    }
  });
  return (
    <Dialog title={title} open onClose={onClose}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t`Name`}
          hint={note}
          maxLength={limits.name.most}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name', {
            validate: (text) => text.trim() !== '' || t`Enter a name for the view`,
          })}
        />
        <FormFailure text={errors.root?.message} />
        <DialogChoice
          confirmLabel={t`Save`}
          keepLabel={t`Cancel`}
          tone="solid"
          loading={isSubmitting}
          onKeep={onClose}
        />
      </form>
    </Dialog>
  );
}

function DeleteDialog({ view, onClose }: { view: SavedViewLinkFragment; onClose: () => void }) {
  const [remove, { loading }] = useRemoveSavedViewMutation();
  const attempt = useAttempt();
  const { cache } = useApolloClient();
  const confirm = async () => {
    await attempt(async () => {
      await remove({ variables: { id: view.id } });
      invalidate(cache, 'savedViews');
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t`Delete the view ‘${{ name: view.name }}’?`}
      open
      onClose={onClose}
      confirmLabel={t`Delete the view`}
      loading={loading}
      onConfirm={() => void confirm()}
    >
      <p>{t`The list stays as it is. Only the name for these filters goes.`}</p>
    </ConfirmDialog>
  );
}
