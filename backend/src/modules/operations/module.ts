import { Module, resolver } from '../../platform/module';
import { Platform } from '../../platform/platform';
import { CatalogueServices } from '../catalogue';
import { IdentityServices } from '../identity';
import { OrderingServices } from '../ordering';
import { AuditResolver } from './audit/audit.resolver';
import { AuditService } from './audit/audit.service';
import { registerExportRoutes } from './exports/export.routes';
import { ExportService } from './exports/export.service';
import { auditedOrders, auditedStock } from './integrity/audit.check';
import { cardColumns, cardData } from './integrity/card-data.check';
import { runCheckIntegrity } from './integrity/check-integrity.cli';
import { FolderPictureStore } from './media/folder-picture-store';
import { registerPictureRoutes } from './media/picture.routes';
import { PictureService } from './media/picture.service';
import { S3PictureStore } from './media/s3-picture-store';
import { AccountsAndAudit1700000000006 } from './migrations/1700000000006-accounts-and-audit';
import { StaffPresence1700000000029 } from './migrations/1700000000029-staff-presence';
import { StaffPresence } from './presence/staff-presence.entity';
import { StaffPresenceResolver } from './presence/staff-presence.resolver';
import { StaffPresenceService } from './presence/staff-presence.service';

type Lower = Platform & IdentityServices & CatalogueServices & OrderingServices;

type OperationsServices = ReturnType<typeof createServices>;

function createServices(lower: Lower) {
  const { adminOrders, catalogue, categories, clock, config, database, files, log } = lower;
  const { details, events, gstReports, orderSearch } = lower;
  const audit = new AuditService(database);
  const store = config.s3 ? new S3PictureStore(config.s3, log) : new FolderPictureStore(files);
  return {
    audit,
    exports: new ExportService(database, {
      ...{ audit, catalogue, categories, details, events, gstReports, orderSearch },
      orders: adminOrders,
    }),
    pictures: new PictureService(store),
    presence: new StaffPresenceService(database, clock),
  };
}

/** What the staff works with beside orders and products: audit log, exports, pictures, integrity checks. */
export const operations: Module<OperationsServices, Lower> = {
  name: 'operations',
  entities: [StaffPresence],
  migrations: [AccountsAndAudit1700000000006, StaffPresence1700000000029],
  services: createServices,
  resolvers: [
    resolver(AuditResolver, (services) => [services.audit]),
    resolver(StaffPresenceResolver, (services) => [services.presence]),
  ],
  integrityChecks: [auditedOrders, auditedStock, cardColumns, cardData],
  commands: { 'check:books': runCheckIntegrity },
  async routes(http, { exports, pictures, sessionAuthentication }) {
    registerExportRoutes(http, exports, sessionAuthentication);
    await registerPictureRoutes(http, pictures, sessionAuthentication);
  },
  jobs: ({ presence }) => [{ name: 'sweep presence of staff', run: () => presence.sweep() }],
};
