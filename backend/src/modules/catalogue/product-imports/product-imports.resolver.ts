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

const ID_ARG = { description: 'Number of the import.' };
const PAGE_ARG = { defaultValue: 1, description: 'Which page, from 1.' };

/** Imports of files that POST /imports/products took. */
@Resolver()
export class ProductImportsResolver {
  constructor(private readonly imports: ProductImportsService) {}

  @Access('manage-catalogue')
  @Query(() => ShownProductImport, {
    description: 'An import of a file, with how far it has come (admin). Fails with NOT_FOUND.',
  })
  async productImport(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownProductImport> {
    return shown(await this.imports.one(viewer, numberOf(id)));
  }

  @Access('manage-catalogue')
  @Query(() => ProductImportPage, {
    description:
      'The imports of files, the newest first, for 30 days (admin). Fails with VALIDATION.',
  })
  async productImports(
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Imports a page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ProductImportPage> {
    const found: PageOf<ProductImport> = await this.imports.list(viewer, { page, pageSize });
    return { ...found, items: found.items.map(shown) };
  }

  @Access('manage-catalogue')
  @Query(() => ProductImportRowPage, {
    description:
      'Rows of an import that did something, and the first 1,000 that were bad (admin). Fails with NOT_FOUND, VALIDATION.',
  })
  productImportRows(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('state', () => ImportRowState, {
      nullable: true,
      description: 'Only those of which this became.',
    })
    state: ImportRowState | null | undefined,
    @Arg('page', () => Int, PAGE_ARG) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Rows a page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ProductImportRowPage> {
    return this.imports.rowsOf(viewer, numberOf(id), state ?? undefined, { page, pageSize });
  }

  @Access('manage-catalogue')
  @Mutation(() => ShownProductImport, {
    description:
      'Begins to check a stored file, or to import it, in the background (admin). Fails with NOT_FOUND, VALIDATION, or CONFLICT where it was imported.',
  })
  async startProductImport(
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('input', () => StartProductImportInput, { description: 'How it is to be imported.' })
    input: StartProductImportInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ShownProductImport> {
    return shown(await this.imports.start(viewer, numberOf(id), input));
  }

  @Access('manage-catalogue')
  @Mutation(() => ShownProductImport, {
    description:
      'Ends an import; what is written stays until it is undone (admin). Fails with NOT_FOUND.',
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
      'Begins to remove what an import brought in (what was sold since is hidden), and to set back what it changed, where nobody changed that since (admin). Fails with NOT_FOUND, or CONFLICT where it was not carried out, or still is.',
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
