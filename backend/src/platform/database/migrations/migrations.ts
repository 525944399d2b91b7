import { OpenTheShop1700000000001 } from './1700000000001-open-the-shop';
import { OffersAndAddresses1700000000002 } from './1700000000002-offers-and-addresses';
import { OrderMovesAndReceipts1700000000003 } from './1700000000003-order-moves-and-receipts';
import { StockLedger1700000000004 } from './1700000000004-stock-ledger';
import { Gateways1700000000005 } from './1700000000005-gateways';
import { AccountsAndAudit1700000000006 } from './1700000000006-accounts-and-audit';
import { JobLeases1700000000007 } from './1700000000007-job-leases';
import { VegetarianProducts1700000000008 } from './1700000000008-vegetarian-products';
import { Wishes1700000000009 } from './1700000000009-wishes';
import { ProductVersions1700000000010 } from './1700000000010-product-versions';
import { ReceiptsWhenPacked1700000000011 } from './1700000000011-receipts-when-packed';
import { OrderMails1700000000012 } from './1700000000012-order-mails';
import { DeliveryGroups1700000000013 } from './1700000000013-delivery-groups';
import { StorageTrials1700000000014 } from './1700000000014-storage-trials';

/** Every migration, oldest first. */
export const migrations = [
  OpenTheShop1700000000001,
  OffersAndAddresses1700000000002,
  OrderMovesAndReceipts1700000000003,
  StockLedger1700000000004,
  Gateways1700000000005,
  AccountsAndAudit1700000000006,
  JobLeases1700000000007,
  VegetarianProducts1700000000008,
  Wishes1700000000009,
  ProductVersions1700000000010,
  ReceiptsWhenPacked1700000000011,
  OrderMails1700000000012,
  DeliveryGroups1700000000013,
  StorageTrials1700000000014,
];
