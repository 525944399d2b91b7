import { Module, resolver } from '../../platform/module';
import { Platform } from '../../platform/platform';
import { IdentityServices } from '../identity';
import { measureCatalogue } from './listing/catalogue-metrics';
import { BulkProductsResolver } from './bulk/bulk-products.resolver';
import { BulkProductsService } from './bulk/bulk-products.service';
import { BulkChange } from './bulk-changes/bulk-change.entity';
import { BulkChangeRow } from './bulk-changes/bulk-change-row.entity';
import { BulkChangePlanner } from './bulk-changes/bulk-change-planner';
import { BulkChangeWorker } from './bulk-changes/bulk-change-worker';
import { BulkChangesResolver } from './bulk-changes/bulk-changes.resolver';
import { BulkChangesService } from './bulk-changes/bulk-changes.service';
import { BatchesService } from './goods/batches.service';
import { ExpiringBatchesService } from './goods/expiring-batches.service';
import { GoodsReceipt } from './goods/goods-receipt.entity';
import { GoodsReceiptLine } from './goods/goods-receipt-line.entity';
import { GoodsReceiptUndoing } from './goods/goods-receipt-undoing.service';
import { GoodsReceiptsService } from './goods/goods-receipts.service';
import { GoodsResolver } from './goods/goods.resolver';
import { CatalogueService } from './listing/catalogue.service';
import { Category } from './categories/category.entity';
import { CategoryResolver } from './listing/category.resolver';
import { CategoryService } from './categories/category.service';
import { ManageCategoriesService } from './own-categories/manage-categories.service';
import { OwnCategories1700000000098 } from './migrations/1700000000098-own-categories';
import { runCatalogueImport } from './import/import-catalogue.cli';
import { StockLedger1700000000004 } from './migrations/1700000000004-stock-ledger';
import { VegetarianProducts1700000000008 } from './migrations/1700000000008-vegetarian-products';
import { ProductVersions1700000000010 } from './migrations/1700000000010-product-versions';
import { ShelfLocations1700000000031 } from './migrations/1700000000031-shelf-locations';
import { Barcodes1700000000032 } from './migrations/1700000000032-barcodes';
import { PackGrams1700000000040 } from './migrations/1700000000040-pack-grams';
import { SellingPrices1700000000061 } from './migrations/1700000000061-selling-prices';
import { GstOfProducts1700000000063 } from './migrations/1700000000063-gst-of-products';
import { registerGeneratedPictureRoutes } from './products/pictures/generated-picture.routes';
import { NamesInHindiAndMarathi1700000000072 } from './migrations/1700000000072-names-in-hindi-and-marathi';
import { ProductFacts1700000000075 } from './migrations/1700000000075-product-facts';
import { Visibility1700000000076 } from './migrations/1700000000076-visibility';
import { BulkChanges1700000000083 } from './migrations/1700000000083-bulk-changes';
import { ProductImports1700000000088 } from './migrations/1700000000088-product-imports';
import { ProductImport } from './product-imports/product-import.entity';
import { ProductImportChunk } from './product-imports/product-import-chunk.entity';
import { ProductImportRow } from './product-imports/product-import-row.entity';
import { registerProductImportRoutes } from './product-imports/product-import.routes';
import { ProductImportWorker } from './product-imports/product-import-worker';
import { ProductImportsResolver } from './product-imports/product-imports.resolver';
import { ProductImportsService } from './product-imports/product-imports.service';
import { CostAndLowStock1700000000086 } from './migrations/1700000000086-cost-and-low-stock';
import { GoodsReceipts1700000000087 } from './migrations/1700000000087-goods-receipts';
import { WhenProductsChanged1700000000089 } from './migrations/1700000000089-when-products-changed';
import { LowStockMails1700000000096 } from './migrations/1700000000096-low-stock-mails';
import { LowStockMail, LowStockProduct } from './low-stock/low-stock-mail.entity';
import { LowStockMails } from './low-stock/low-stock-mails.service';
import { ScheduledChanges1700000000095 } from './migrations/1700000000095-scheduled-changes';
import { LanguagesOfStaff1700000000107 } from './migrations/1700000000107-languages-of-staff';
import { MorePictures1700000000101 } from './migrations/1700000000101-more-pictures';
import { SearchMisses1700000000099 } from './migrations/1700000000099-search-misses';
import { PackGroups1700000000102 } from './migrations/1700000000102-pack-groups';
import { WastedPieces1700000000122 } from './migrations/1700000000122-wasted-pieces';
import { StockLocations1700000000127 } from './migrations/1700000000127-stock-locations';
import { UndoneGoodsReceipts1700000000131 } from './migrations/1700000000131-undone-goods-receipts';
import { WrittenOffBatches1700000000115 } from './migrations/1700000000115-written-off-batches';
import { SkusOfAllProducts1700000000118 } from './migrations/1700000000118-skus-of-all-products';
import { PackGroupsResolver } from './packs/pack-groups.resolver';
import { PackGroupsService } from './packs/pack-groups.service';
import { productPrices } from './integrity/product-prices.check';
import { ProductPageResolver } from './listing/product-page.resolver';
import { ProductTableResolver } from './listing/product-table.resolver';
import { ProductTableService } from './listing/product-table.service';
import { ManageProductsService } from './products/manage-products.service';
import { Product } from './products/product.entity';
import { ProductResolver } from './listing/product.resolver';
import { registerProductRoutes } from './listing/product.routes';
import { Assortment } from './listing/assortment';
import { CatalogueSync } from './listing/catalogue-sync';
import { StockChangeKey } from './stock/stock-change-key.entity';
import { SearchMiss, SearchMissDay } from './search-misses/search-miss.entity';
import { SearchMissCounts } from './search-misses/search-miss-counts';
import { SearchMissesResolver } from './search-misses/search-misses.resolver';
import { SearchMissesService } from './search-misses/search-misses.service';
import { StockAttentionResolver } from './listing/stock-attention.resolver';
import { ProductChanges } from './products/product-changes';
import { StockChanges } from './stock/stock-changes';
import { StockKeeping } from './stock/stock-keeping.service';
import { StockMovement } from './products/stock-movement.entity';
import { StockMovementStaffResolver, StockResolver } from './stock/stock.resolver';
import { StockMovementsService } from './stock/stock-movements.service';
import { StockService } from './stock/stock.service';
import { LocationStockChanges } from './stock/location-stock-changes';
import { locationStock, movedBatches, transfers } from './integrity/location-stock.check';
import { LocationStock } from './locations/location-stock.entity';
import { StockLocation } from './locations/stock-location.entity';
import { StockLocationsService } from './locations/stock-locations.service';
import { LocationStockService } from './transfers/location-stock.service';
import {
  BatchLocationResolver,
  MovementLocationResolver,
  ReceiptLocationResolver,
  StockLocationsResolver,
} from './transfers/stock-locations.resolver';
import { StockTransfersService } from './transfers/stock-transfers.service';

type Lower = Platform & IdentityServices;

/** The services for higher modules. */
export type CatalogueServices = ReturnType<typeof createServices>;

function createServices({ config, events, clock, database, log, mails }: Lower) {
  const categories = new CategoryService(database);
  const assortment = new Assortment();
  const catalogueSync = new CatalogueSync(database, categories, assortment, clock, log);
  const stockChanges = new StockChanges(database, clock, events);
  const locationStockChanges = new LocationStockChanges(clock, events);
  const productChanges = new ProductChanges(database, clock, events);
  const reading = { assortment, sync: catalogueSync };
  const catalogue = new CatalogueService(database, clock, categories, reading);
  const productTable = new ProductTableService(clock, categories, reading);
  const bulkChangePlanner = new BulkChangePlanner(categories, productTable);
  const bulkChangeWorker = new BulkChangeWorker(
    database,
    clock,
    events,
    bulkChangePlanner,
    { products: productChanges, stocks: stockChanges },
    log,
  );
  const productImportWorker = new ProductImportWorker(
    database,
    clock,
    events,
    categories,
    productChanges,
    log,
  );
  return {
    bulkChanges: new BulkChangesService(database, clock, events, {
      ...{ catalogue, categories, planner: bulkChangePlanner, worker: bulkChangeWorker },
    }),
    bulkChangeWorker,
    batches: new BatchesService(clock, categories, stockChanges, locationStockChanges),
    bulkProducts: new BulkProductsService(database, stockChanges, productChanges),
    catalogue,
    catalogueSync,
    categories,
    expiringBatches: new ExpiringBatchesService(database, clock, catalogue),
    locationStock: new LocationStockService(database, catalogue),
    lowStockMails: new LowStockMails(database, clock, catalogue, mails, config),
    goodsReceipts: new GoodsReceiptsService(database, clock, events, productChanges),
    goodsReceiptUndoing: new GoodsReceiptUndoing(database, clock, events, productChanges),
    productTable,
    manageCategories: new ManageCategoriesService(database, categories, events, productChanges),
    manageProducts: new ManageProductsService(database, categories, clock, events, productChanges),
    packGroups: new PackGroupsService(database, catalogue, productChanges),
    productImports: new ProductImportsService(
      database,
      clock,
      events,
      categories,
      productImportWorker,
    ),
    productImportWorker,
    searchMissCounts: new SearchMissCounts(database, clock, log),
    searchMisses: new SearchMissesService(database, clock, events, catalogue),
    stock: new StockService(clock, events),
    stockKeeping: new StockKeeping(stockChanges, locationStockChanges, categories),
    stockLocations: new StockLocationsService(database, events),
    stockMovements: new StockMovementsService(database),
    stockTransfers: new StockTransfersService(clock, events, categories, stockChanges),
  };
}

/** Products, categories, stock, and their lists and searches. */
export const catalogue: Module<CatalogueServices, Lower> = {
  name: 'catalogue',
  entities: [
    ...[BulkChange, BulkChangeRow, Category, Product, StockChangeKey, StockMovement],
    ...[GoodsReceipt, GoodsReceiptLine, ProductImport, ProductImportChunk, ProductImportRow],
    ...[LowStockMail, LowStockProduct, SearchMiss, SearchMissDay],
    ...[LocationStock, StockLocation],
  ],
  migrations: [
    StockLedger1700000000004,
    VegetarianProducts1700000000008,
    ProductVersions1700000000010,
    ShelfLocations1700000000031,
    Barcodes1700000000032,
    PackGrams1700000000040,
    SellingPrices1700000000061,
    GstOfProducts1700000000063,
    NamesInHindiAndMarathi1700000000072,
    ProductFacts1700000000075,
    Visibility1700000000076,
    BulkChanges1700000000083,
    CostAndLowStock1700000000086,
    GoodsReceipts1700000000087,
    ProductImports1700000000088,
    WhenProductsChanged1700000000089,
    ScheduledChanges1700000000095,
    LowStockMails1700000000096,
    OwnCategories1700000000098,
    SearchMisses1700000000099,
    MorePictures1700000000101,
    PackGroups1700000000102,
    LanguagesOfStaff1700000000107,
    WrittenOffBatches1700000000115,
    SkusOfAllProducts1700000000118,
    WastedPieces1700000000122,
    StockLocations1700000000127,
    UndoneGoodsReceipts1700000000131,
  ],
  services: createServices,
  connect: ({ events, catalogueSync }) =>
    events.subscribe((committed) => catalogueSync.applyCommitted(committed)),
  resolvers: [
    resolver(BulkChangesResolver, (services) => [services.bulkChanges]),
    resolver(BulkProductsResolver, (services) => [services.bulkProducts]),
    resolver(CategoryResolver, (services) => [
      services.categories,
      services.catalogue,
      services.manageCategories,
    ]),
    resolver(ProductImportsResolver, (services) => [services.productImports]),
    resolver(GoodsResolver, (services) => [
      services.goodsReceipts,
      services.goodsReceiptUndoing,
      services.expiringBatches,
      services.batches,
      services.staffEmails,
    ]),
    resolver(PackGroupsResolver, (services) => [services.packGroups]),
    resolver(ProductPageResolver, () => []),
    resolver(ProductResolver, (services) => [
      services.catalogue,
      services.manageProducts,
      services.searchMissCounts,
    ]),
    resolver(ProductTableResolver, (services) => [services.productTable]),
    resolver(SearchMissesResolver, (services) => [services.searchMisses]),
    resolver(StockAttentionResolver, (services) => [services.catalogue]),
    resolver(StockMovementStaffResolver, (services) => [services.staffEmails]),
    resolver(StockLocationsResolver, (services) => [
      services.stockLocations,
      services.locationStock,
      services.stockTransfers,
    ]),
    resolver(BatchLocationResolver, (services) => [services.stockLocations]),
    resolver(MovementLocationResolver, (services) => [services.stockLocations]),
    resolver(ReceiptLocationResolver, (services) => [services.stockLocations]),
    resolver(StockResolver, (services) => [services.stockKeeping, services.stockMovements]),
  ],
  commands: {
    'catalogue:import': ({ onDatabase, stdout }, argv) =>
      onDatabase((database) => runCatalogueImport(argv, database, stdout)),
  },
  routes: async (http, services) => {
    registerGeneratedPictureRoutes(http);
    await registerProductImportRoutes(
      http,
      services.productImports,
      services.sessionAuthentication,
    );
    return registerProductRoutes(http, services);
  },
  emails: ({ lowStockMails }) => [lowStockMails],
  jobs: ({ bulkChangeWorker, lowStockMails, productImportWorker, searchMissCounts }) => [
    { name: 'carry out bulk changes', run: () => bulkChangeWorker.carryOut() },
    { name: 'sweep bulk changes', run: () => bulkChangeWorker.sweep() },
    { name: 'carry out imports', run: () => productImportWorker.carryOut() },
    { name: 'sweep imports', run: () => productImportWorker.sweep() },
    { name: 'tell what is low', run: () => lowStockMails.send() },
    { name: 'sweep searches', run: () => searchMissCounts.sweep() },
  ],
  integrityChecks: [productPrices, locationStock, movedBatches, transfers],
  metrics: (registry, { catalogueSync }) => measureCatalogue(registry, catalogueSync),
  ready: ({ catalogueSync }) => catalogueSync.ready(),
  listening({ catalogueSync, searchMissCounts }) {
    catalogueSync.follow();
    searchMissCounts.follow();
  },
  async stop({ bulkChangeWorker, catalogueSync, productImportWorker, searchMissCounts }) {
    await bulkChangeWorker.stop();
    await productImportWorker.stop();
    await catalogueSync.stop();
    await searchMissCounts.stop();
  },
};
