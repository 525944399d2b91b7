/** The public interface of the module, for higher modules and the assembly. */
export type { ExternalProductIds } from './bulk/product-rows';
export { Category } from './categories/category.entity';
export { CategoryService } from './categories/category.service';
export { importDemoCatalogue } from './import/demo-catalogue';
export { ImportCatalogueService } from './import/import-catalogue.service';
export { CatalogueService, seesHidden } from './listing/catalogue.service';
export { ProductTableFilter } from './listing/product-table.input';
export { ProductTableService } from './listing/product-table.service';
export { productJson } from './listing/product.routes';
export type { CatalogueServices } from './module';
export type { ListedProduct } from './products/listed-product';
export { Product } from './products/product.entity';
export { MovementKind } from './products/stock-movement.entity';
export { SearchMissCounts } from './search-misses/search-miss-counts';
export { StockAtLocation } from './transfers/location-stock.type';
export type { LocationStockService } from './transfers/location-stock.service';
export { StockService } from './stock/stock.service';
