import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { BulkChangeInput } from './bulk-change.input';
import { BulkRowState } from './bulk-change-row.entity';
import { BulkChangePage, BulkChangeRowPage, ShownBulkChange } from './bulk-change.type';
import { BulkChangesService } from './bulk-changes.service';

const ID_ARG = { description: 'Number of the change.' };
const PAGE_ARG = { defaultValue: 1, description: 'Which page, from 1.' };

/** Changes of many products, in the background. */
@Resolver()
export class BulkChangesResolver {
  constructor(private readonly bulkChanges: BulkChangesService) {}

  @Access('manage-catalogue')
  @Query(() => ShownBulkChange, {
    description: 'A bulk change, with how far it has come (admin). Fails with NOT_FOUND.',
  })
  bulkChange(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownBulkChange> {
    return this.bulkChanges.one(viewer, numberOf(id));
  }

  @Access('manage-catalogue')
  @Query(() => BulkChangePage, {
    name: 'bulkChanges',
    description:
      'The bulk changes that were started, the newest first, for 90 days (admin). Fails with VALIDATION.',
  })
  list(
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Changes a page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<BulkChangePage> {
    return this.bulkChanges.list(viewer, { page, pageSize });
  }

  @Access('manage-catalogue')
  @Query(() => BulkChangeRowPage, {
    description: 'Products of a bulk change (admin). Fails with NOT_FOUND, VALIDATION.',
  })
  bulkChangeRows(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('state', () => BulkRowState, {
      nullable: true,
      description: 'Only those of which this became.',
    })
    state: BulkRowState | null | undefined,
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Products a page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<BulkChangeRowPage> {
    return this.bulkChanges.rowsOf(viewer, numberOf(id), state ?? undefined, { page, pageSize });
  }

  @Access('manage-catalogue')
  @Mutation(() => ShownBulkChange, {
    description:
      'Works out what a change would do to each product, and keeps that for an hour (admin). Changes no product. Fails with VALIDATION.',
  })
  previewBulkChange(
    @Arg('input', () => BulkChangeInput, { description: 'What to change of which products.' })
    input: BulkChangeInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownBulkChange> {
    return this.bulkChanges.preview(viewer, input);
  }

  @Access('manage-catalogue')
  @Mutation(() => ShownBulkChange, {
    description:
      'Begins to change the products as previewed, in the background (admin). One that somebody changed since is refused with CONFLICT at its row. With `startsAt` it begins then, with the products that fit then. Fails with NOT_FOUND, VALIDATION.',
  })
  startBulkChange(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('startsAt', () => Date, {
      nullable: true,
      description: 'When it is to start, at most 365 days ahead; at once where it is left out.',
    })
    startsAt: Date | null | undefined,
    @Arg('endsAt', () => Date, {
      nullable: true,
      description:
        'When it is undone by itself, as by undoBulkChange, at most 365 days ahead; never where it is left out.',
    })
    endsAt: Date | null | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownBulkChange> {
    const schedule = { startsAt: startsAt ?? null, endsAt: endsAt ?? null };
    return this.bulkChanges.start(viewer, numberOf(id), schedule);
  }

  @Access('manage-catalogue')
  @Mutation(() => ShownBulkChange, {
    description:
      'Ends a change that runs, or that is to start; what is changed stays so until its `endsAt`, where it has one (admin). Fails with NOT_FOUND.',
  })
  cancelBulkChange(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownBulkChange> {
    return this.bulkChanges.cancel(viewer, numberOf(id));
  }

  @Access('manage-catalogue')
  @Mutation(() => ShownBulkChange, {
    description:
      'Begins to set back each product that still has what the change gave it (admin). Fails with NOT_FOUND, or CONFLICT where it was not carried out, or still is.',
  })
  undoBulkChange(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownBulkChange> {
    return this.bulkChanges.undo(viewer, numberOf(id));
  }
}

function numberOf(id: string): number {
  return readRecordId(id, 'bulk change', 'id');
}
