import { Module, resolver } from '../../platform/module';
import { Platform } from '../../platform/platform';
import { OWNER_ONLY } from '../../platform/storage/data-folder';
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
import { orderPhotos } from './integrity/order-photos.check';
import { FolderPictureStore } from './media/folder-picture-store';
import { registerPictureRoutes } from './media/picture.routes';
import { PictureService } from './media/picture.service';
import { S3PictureStore } from './media/s3-picture-store';
import { AccountsAndAudit1700000000006 } from './migrations/1700000000006-accounts-and-audit';
import { StaffPresence1700000000029 } from './migrations/1700000000029-staff-presence';
import { OrderPhotos1700000000067 } from './migrations/1700000000067-order-photos';
import { SavedViews1700000000103 } from './migrations/1700000000103-saved-views';
import { OrderPhoto } from './photos/order-photo.entity';
import { registerOrderPhotoRoutes } from './photos/order-photo.routes';
import { DeliveryPhotosResolver, ReportPhotosResolver } from './photos/order-photos.resolver';
import { OrderPhotosService } from './photos/order-photos.service';
import { photoPersonalData } from './photos/personal-data';
import { StaffPresence } from './presence/staff-presence.entity';
import { StaffPresenceResolver } from './presence/staff-presence.resolver';
import { StaffPresenceService } from './presence/staff-presence.service';
import { SavedView } from './saved-views/saved-view.entity';
import { SavedViewsResolver } from './saved-views/saved-views.resolver';
import { SavedViewsService } from './saved-views/saved-views.service';

type Lower = Platform & IdentityServices & CatalogueServices & OrderingServices;

type OperationsServices = ReturnType<typeof createServices>;

function createServices(lower: Lower) {
  const { adminOrders, catalogue, categories, clock, config, database, files, log } = lower;
  const { details, events, gstReports, limiter, orderSearch, productTable } = lower;
  const audit = new AuditService(database);
  const store = config.s3
    ? new S3PictureStore(config.s3, log)
    : new FolderPictureStore(files, 'media');
  const photoStore = config.s3
    ? new S3PictureStore(config.s3, log, 'photos/')
    : new FolderPictureStore(files, 'photos', OWNER_ONLY);
  const pictures = new PictureService(store);
  return {
    audit,
    exports: new ExportService(database, {
      ...{ audit, catalogue, categories, details, events, gstReports, orderSearch, productTable },
      orders: adminOrders,
    }),
    orderPhotos: new OrderPhotosService(database, clock, {
      ...{ events, limiter, pictures },
      store: photoStore,
    }),
    pictures,
    presence: new StaffPresenceService(database, clock),
    savedViews: new SavedViewsService(database),
  };
}

/** Staff features besides orders and products: audit log, exports, pictures, photos, saved views, integrity checks. */
export const operations: Module<OperationsServices, Lower> = {
  name: 'operations',
  entities: [OrderPhoto, SavedView, StaffPresence],
  migrations: [
    AccountsAndAudit1700000000006,
    StaffPresence1700000000029,
    OrderPhotos1700000000067,
    SavedViews1700000000103,
  ],
  services: createServices,
  personalData: photoPersonalData,
  resolvers: [
    resolver(AuditResolver, (services) => [services.audit]),
    resolver(DeliveryPhotosResolver, (services) => [services.orderPhotos]),
    resolver(ReportPhotosResolver, (services) => [services.orderPhotos]),
    resolver(SavedViewsResolver, (services) => [services.savedViews]),
    resolver(StaffPresenceResolver, (services) => [services.presence]),
  ],
  integrityChecks: [auditedOrders, auditedStock, cardColumns, cardData, orderPhotos],
  commands: { 'check:books': runCheckIntegrity },
  async routes(http, { exports, orderPhotos: photos, pictures, sessionAuthentication }) {
    registerExportRoutes(http, exports, sessionAuthentication);
    await registerPictureRoutes(http, pictures, sessionAuthentication);
    await registerOrderPhotoRoutes(http, photos, sessionAuthentication);
  },
  jobs: ({ orderPhotos: photos, presence }) => [
    { name: 'sweep order photos', run: () => photos.sweep() },
    { name: 'sweep presence of staff', run: () => presence.sweep() },
  ],
};
