/** The public file of the module: its exports to higher modules and the assembly. */
export type { OrderingServices } from './services';
export { GstReportService } from './gst-report/gst-report.service';
export { GstReport } from './gst-report/gst-report.type';
export { OrderDetailsService } from './details/order-details.service';
export { AdminOrderService } from './orders/admin-order.service';
export { AdminOrder } from './orders/admin-order.type';
export { DeliveryRound } from './rounds/delivery-round.entity';
export { RoundStop, StopOutcome } from './rounds/round-stop.entity';
export { OrderReport, OrderReportStatus } from './reports/order-report.entity';
export { HandOvers } from './placing/hand-overs';
export type { HandedOrder, OrderStory } from './placing/hand-overs';
export { Order } from './orders/order.entity';
export { OrderLine } from './orders/order-line.entity';
export { OrderSearchFilter } from './search/order-search.input';
export { OrderSearchService } from './search/order-search.service';
