import { AuditFilter } from '../audit/audit.input';
import { AuditEntry } from '../audit/audit.type';
import { AuditService } from '../audit/audit.service';
import {
  CatalogueService,
  CategoryService,
  type ListedProduct,
  type ProductTableFilter,
  ProductTableService,
} from '../../catalogue';
import { batchesOf } from '../../../kernel/batches';
import { Days } from '../../../kernel/days';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import {
  AdminOrderService,
  GstReportService,
  OrderDetailsService,
  OrderSearchFilter,
  OrderSearchService,
} from '../../ordering';
import { Database } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { CsvFile } from '../../../platform/rest/stream-csv';
import { AUDIT_COLUMNS, auditRow } from './audit-row.rules';
import { ordersExported } from './export.events';
import { GST_TABLES, GstTableName } from './gst-row.rules';
import { ORDER_LINE_COLUMNS, orderLineRow } from './order-line-row.rules';
import { ORDER_COLUMNS, orderRow } from './order-row.rules';
import { PRODUCT_COLUMNS, productRow } from './product-row.rules';

/** Products per batch; the server serves other requests in between. */
const BATCH = 500;

/** The sources of exports. */
export interface ExportSources {
  audit: AuditService;
  catalogue: CatalogueService;
  categories: CategoryService;
  details: OrderDetailsService;
  events: DomainEvents;
  gstReports: GstReportService;
  orderSearch: OrderSearchService;
  orders: AdminOrderService;
  productTable: ProductTableService;
}

/** Whole lists of the shop as CSV files, for staff who may see them. Each throws when its first batch is requested. */
export class ExportService {
  constructor(
    private readonly database: Database,
    private readonly sources: ExportSources,
  ) {}

  /**
   * All products, or those that match a filter, in columns that `catalogue:import` reads.
   * Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION.
   */
  products(viewer: Viewer, filter?: ProductTableFilter): CsvFile {
    const batches = this.productRows(viewer, filter);
    return { name: 'products.csv', columns: PRODUCT_COLUMNS, batches };
  }

  /** The orders of some days, the oldest first. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION. */
  orders(viewer: Viewer, days: Days): CsvFile {
    return { name: 'orders.csv', columns: ORDER_COLUMNS, batches: this.orderRows(viewer, days) };
  }

  /**
   * The lines of the orders that match a filter, the oldest first, with phone and address: the audit log records who
   * exported them. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION.
   */
  orderLines(viewer: Viewer, filter: OrderSearchFilter): CsvFile {
    const batches = this.orderLineRows(viewer, filter);
    return { name: 'order-lines.csv', columns: ORDER_LINE_COLUMNS, batches };
  }

  /** The audit entries that match a filter, the oldest first. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION. */
  audit(viewer: Viewer, filter: AuditFilter): CsvFile {
    return { name: 'audit.csv', columns: AUDIT_COLUMNS, batches: this.auditRows(viewer, filter) };
  }

  /** A table of the GST report of a month. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION. */
  gst(viewer: Viewer, month: string, table: GstTableName): CsvFile {
    const name = `gst-${month}-${table}.csv`;
    return {
      name,
      columns: GST_TABLES[table].columns,
      batches: this.gstRows(viewer, month, table),
    };
  }

  private async *productRows(viewer: Viewer, filter: ProductTableFilter | undefined) {
    requirePermission(viewer, 'manage-catalogue');
    const { catalogue, categories } = this.sources;
    const slugs = new Map((await categories.all()).map(({ id, slug }) => [id, slug]));
    for await (const batch of filter ? this.filtered(filter) : catalogue.all())
      yield batch.map((product) => productRow(product, slugs.get(product.categoryId)));
  }

  private async *filtered(filter: ProductTableFilter): AsyncGenerator<readonly ListedProduct[]> {
    const products = await this.sources.productTable.all(filter);
    yield* batchesOf(products, BATCH);
  }

  private async *orderRows(viewer: Viewer, days: Days) {
    for await (const batch of this.sources.orders.all(viewer, days)) yield batch.map(orderRow);
  }

  private async *orderLineRows(viewer: Viewer, filter: OrderSearchFilter) {
    const { details, events, orderSearch } = this.sources;
    const event = ordersExported(viewer, filter);
    let isRecorded = false;
    for await (const batch of orderSearch.all(viewer, filter)) {
      // After the check of the caller's permission, and before any data is sent.
      if (!isRecorded) await this.database.write((tx) => events.record(tx, [event]));
      isRecorded = true;
      const lines = await details.linesOf(batch.map(({ order }) => order.id));
      yield batch.flatMap((found) =>
        (lines.get(found.order.id) ?? []).map((line) => orderLineRow(found, line)),
      );
    }
  }

  private async *gstRows(viewer: Viewer, month: string, table: GstTableName) {
    yield GST_TABLES[table].rowsOf(await this.sources.gstReports.ofMonth(viewer, month));
  }

  private async *auditRows(viewer: Viewer, filter: AuditFilter) {
    const { audit } = this.sources;
    for await (const batch of audit.all(viewer, filter)) {
      const emails = await audit.emailsOf(adminsAmong(batch));
      yield batch.map((entry) => auditRow(entry, emails));
    }
  }
}

function adminsAmong(entries: AuditEntry[]): number[] {
  const ids = entries.flatMap(({ actorRole, actorId }) =>
    actorRole === 'admin' && actorId !== null ? [actorId] : [],
  );
  return [...new Set(ids)];
}
