import { Arg, Ctx, Extensions, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { SavedViewList } from './saved-view-list.enum';
import { SavedView } from './saved-view.entity';
import { SavedViewInput } from './saved-view.input';
import { SavedViewsService } from './saved-views.service';

const ID_ARG = { description: 'View ID.' };

/** Views of lists that staff members save for themselves. */
@Resolver()
export class SavedViewsResolver {
  constructor(private readonly views: SavedViewsService) {}

  @Access('staff')
  @Extensions({ assumedSize: 20 })
  @Query(() => [SavedView], {
    description:
      "The caller's saved views of a list, by name, at most 20 (staff who may see the list).",
  })
  savedViews(
    @Arg('list', () => SavedViewList, { description: 'List.' }) list: SavedViewList,
    @Ctx() { viewer }: RequestContext,
  ): Promise<SavedView[]> {
    return this.views.list(viewer, list);
  }

  @Access('staff')
  @Mutation(() => SavedView, {
    description:
      'Saves a view of a list for the caller, on all their devices (staff who may see the list). Fails with VALIDATION, for `name` also if another of their views has it, or if they have 20.',
  })
  addSavedView(
    @Arg('input', () => SavedViewInput, { description: 'View.' }) input: SavedViewInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<SavedView> {
    return this.views.add(viewer, input);
  }

  @Access('staff')
  @Mutation(() => SavedView, {
    description:
      'Renames a view of the caller (staff). Fails with NOT_FOUND, or VALIDATION of `name`.',
  })
  renameSavedView(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('name', { description: 'Name given by its owner, 1 to 40 characters.' }) name: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<SavedView> {
    return this.views.rename(viewer, readRecordId(id, 'saved view', 'id'), { name });
  }

  @Access('staff')
  @Mutation(() => Boolean, {
    description: 'Removes a view of the caller (staff). Fails with NOT_FOUND.',
  })
  async removeSavedView(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.views.remove(viewer, readRecordId(id, 'saved view', 'id'));
    return true;
  }
}
