import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { BulkChangeInput } from './bulk-change.input';
import { BulkRowState } from './bulk-change-row.entity';
import { BulkChangePage, BulkChangeRowPage, ShownBulkChange } from './bulk-change.type';
import { BulkChangesService } from './bulk-changes.service';

const ID_ARG = { description: 'Bulk change ID.' };
const PAGE_ARG = { defaultValue: 1, description: 'Page number, from 1.' };

/** Changes of many products, carried out in the background. */
@Resolver()
export class BulkChangesResolver {
  constructor(private readonly bulkChanges: BulkChangesService) {}

  @Access('manage-catalogue')
  @Query(() => ShownBulkChange, {
    description: 'Bulk change with its progress (admin). Fails with NOT_FOUND.',
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
      'Bulk changes that were started in the last 90 days, newest first (admin). Fails with VALIDATION.',
  })
  list(
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Changes per page, at most 100.' })
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
      description: 'Only rows in this state.',
    })
    state: BulkRowState | null | undefined,
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Products per page, at most 100.',
    })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<BulkChangeRowPage> {
    return this.bulkChanges.rowsOf(viewer, numberOf(id), state ?? undefined, { page, pageSize });
  }

  @Access('manage-catalogue')
  @Mutation(() => ShownBulkChange, {
    description:
      'Computes the effect of a change on each product and stores it for an hour (admin). Changes no product. Fails with VALIDATION.',
  })
  previewBulkChange(
    @Arg('input', () => BulkChangeInput, { description: 'Change, and the products to change.' })
    input: BulkChangeInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownBulkChange> {
    return this.bulkChanges.preview(viewer, input);
  }

  @Access('manage-catalogue')
  @Mutation(() => ShownBulkChange, {
    description:
      'Starts a previewed change in the background (admin). Products that somebody changed since are refused with CONFLICT in their rows. With `startsAt`, it starts then, with the products that match at that time. Fails with NOT_FOUND, VALIDATION.',
  })
  startBulkChange(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('startsAt', () => Date, {
      nullable: true,
      description: 'Scheduled start, at most 365 days ahead; at once if omitted.',
    })
    startsAt: Date | null | undefined,
    @Arg('endsAt', () => Date, {
      nullable: true,
      description:
        'Scheduled time of an undo, as by undoBulkChange, at most 365 days ahead; never if omitted.',
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
      'Cancels a running or scheduled change; what was changed stays until its `endsAt`, if any (admin). Fails with NOT_FOUND.',
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
      'Starts to restore each product that still has the values of the change (admin). Fails with NOT_FOUND, or CONFLICT if the change was not carried out or is still running.',
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
