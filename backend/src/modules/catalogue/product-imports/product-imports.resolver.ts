import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ImportRowState } from './product-import-row.entity';
import { ProductImport } from './product-import.entity';
import { StartProductImportInput } from './product-import.input';
import { ProductImportPage, ProductImportRowPage, ShownProductImport } from './product-import.type';
import { ProductImportsService } from './product-imports.service';

const ID_ARG = { description: 'Import ID.' };
const PAGE_ARG = { defaultValue: 1, description: 'Page number, from 1.' };

/** Imports of files uploaded to POST /imports/products. */
@Resolver()
export class ProductImportsResolver {
  constructor(private readonly imports: ProductImportsService) {}

  @Access('manage-catalogue')
  @Query(() => ShownProductImport, {
    description: 'Import of a file, with its progress (admin). Fails with NOT_FOUND.',
  })
  async productImport(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownProductImport> {
    return shown(await this.imports.one(viewer, numberOf(id)));
  }

  @Access('manage-catalogue')
  @Query(() => ProductImportPage, {
    description: 'Imports of the last 30 days, newest first (admin). Fails with VALIDATION.',
  })
  async productImports(
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Imports per page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ProductImportPage> {
    const found: PageOf<ProductImport> = await this.imports.list(viewer, { page, pageSize });
    return { ...found, items: found.items.map(shown) };
  }

  @Access('manage-catalogue')
  @Query(() => ProductImportRowPage, {
    description:
      'Rows of an import that had an effect, and the first 1,000 bad ones (admin). Fails with NOT_FOUND, VALIDATION.',
  })
  productImportRows(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('state', () => ImportRowState, {
      nullable: true,
      description: 'Only rows in this state.',
    })
    state: ImportRowState | null | undefined,
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Rows per page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ProductImportRowPage> {
    return this.imports.rowsOf(viewer, numberOf(id), state ?? undefined, { page, pageSize });
  }

  @Access('manage-catalogue')
  @Mutation(() => ShownProductImport, {
    description:
      'Starts to check or import a stored file in the background (admin). Fails with NOT_FOUND, VALIDATION, or CONFLICT if it was imported.',
  })
  async startProductImport(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('input', () => StartProductImportInput, { description: 'Settings of the import.' })
    input: StartProductImportInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownProductImport> {
    return shown(await this.imports.start(viewer, numberOf(id), input));
  }

  @Access('manage-catalogue')
  @Mutation(() => ShownProductImport, {
    description:
      'Cancels an import; what was written stays until it is undone (admin). Fails with NOT_FOUND.',
  })
  async cancelProductImport(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownProductImport> {
    return shown(await this.imports.cancel(viewer, numberOf(id)));
  }

  @Access('manage-catalogue')
  @Mutation(() => ShownProductImport, {
    description:
      'Starts to undo an import: removes the products it created (those sold since are hidden) and restores those it changed, unless somebody changed them since (admin). Fails with NOT_FOUND, or CONFLICT if it was not carried out or is still running.',
  })
  async undoProductImport(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownProductImport> {
    return shown(await this.imports.undo(viewer, numberOf(id)));
  }
}

function shown({ map, paths, ...rest }: ProductImport): ShownProductImport {
  const fields = Object.entries(map.columns).map(([name, headers]) => ({
    name,
    headers: [headers].flat(),
  }));
  return { ...rest, fields, categories: paths, defaultStock: map.defaultStock ?? 0 };
}

function numberOf(id: string): number {
  return readRecordId(id, 'import', 'id');
}
