import {
  GraphQLArgument,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { schema } from '../authorization/graphql-transport';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { adminClient, newCustomer } from '../kit/people';
import { TestShop, openTestShop } from '../kit/test-shop';

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const fields = types
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field })),
  );

/** Every argument and input field, by path. */
const inputs = [
  ...fields.flatMap(({ path, field }) =>
    field.args.map((arg) => named(`${path}(${arg.name})`, arg)),
  ),
  ...types
    .filter(isInputObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => named(`${type.name}.${field.name}`, field)),
    ),
];

function named(path: string, { name, type }: Pick<GraphQLArgument, 'name' | 'type'>) {
  return { path, name, type: getNamedType(type) };
}

describe('orders and filters', () => {
  it('are chosen from enums or fields, and never named by a text', () => {
    const choosing =
      /^(sort|order|orderBy|sortBy|direction|filter|where|fields?|columns?|lang|language|locale)$/i;
    const chosen = inputs.filter(({ name }) => choosing.test(name));
    expect(chosen.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['Query.products(sort)', 'Query.auditLog(filter)']),
    );
    const open = chosen.filter(({ type }) => !isEnumType(type) && !isInputObjectType(type));
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  it('have no scalar that takes just anything', () => {
    const scalars = types.filter(isScalarType).map(({ name }) => name);
    expect(scalars.sort()).toEqual([
      'Boolean',
      'DateTimeISO',
      'ID',
      'Int',
      'LocalDate',
      // Output only: it accepts no input.
      'MessageParams',
      'Paise',
      // Output only, as well.
      'PasskeyOptions',
      'String',
    ]);
  });
});

describe('lists', () => {
  /** The bounds of lists of records without pages. New lists must state their bound here. */
  const bounds: Record<string, string> = {
    'AccountedOrder.collected': 'collections of one order',
    'AccountedOrder.creditNotes': 'each is about pieces or an amount of one order',
    'AccountedOrder.lines': '200 products a cart',
    'AccountedOrder.payments': 'attempts to pay one order',
    'AccountedOrder.refunds': 'refunds of one order',
    'AccountedOrder.taxes': 'seven rates',
    'AccountedOrders.items': '100 a part',
    'AddShoppingListPayload.left': '50 lines a list',
    'AdminOrder.collected': 'collections of one order',
    'AdminOrder.staffNotes': 'what the staff writes about one order',
    'Bill.steps': 'five kinds of steps',
    'BoardSlot.counts': 'eight states',
    'BuyingListItem.elsewhere': '20 locations',
    'Cart.items': '200 products a cart',
    'Category.children': '40 in one category',
    'CreditNote.lines': 'lines of one order',
    'CreditNote.taxes': 'seven rates',
    'DeliveryCalendar.days': '62 days',
    'DeliveryCalendarDay.windows':
      '24 windows a weekday and as many of the day, besides booked ones',
    'DeliveryDayException.windows': '24 windows',
    'DeliveryRound.stops': '60 orders a round',
    'DeliverySettings.areas': '100 areas',
    'DeliverySettings.days': 'a year ahead',
    'DeliverySettings.weekdays': 'seven',
    'ExternalRecord.metadata': '20 keys',
    'ExternalRecordPart.items': '100 a part',
    'FoundOrders.items': '100 a part',
    'GoodsReceipt.lines': '200 lines a bill',
    'GstReport.hsnCodes': 'the kinds of goods that a shop sells in a month',
    'GstReport.rates': 'seven rates',
    'ListMatch.alternatives': 'five',
    'LocationStockItem.batches': 'the batches of one product at one place',
    'Mutation.adjustStocks': '1,000 rows',
    'Mutation.joinPacks': '100 rows',
    'Mutation.leavePacks': '1,000 rows',
    'Mutation.moveOrders': '100 orders',
    'Mutation.setExternalRecords': '1,000 rows',
    'Mutation.setPrices': '1,000 rows',
    'Mutation.setStocks': '1,000 rows',
    'Mutation.transferStock': '200 lines',
    'Mutation.undoMoves': '100 orders',
    'Order.creditNotes': 'each is about pieces or an amount of one order',
    'Order.deliveryPhotos': 'one a delivery of one order',
    'Order.events': 'five states, each once, and what became of its money',
    'Order.lines': '200 products a cart',
    'Order.payments': 'attempts to pay one order',
    'Order.refunds': 'refunds of one order',
    'Order.reports': 'five an order',
    'Order.substituteQuestions': 'ten an order',
    'Order.taxes': 'seven rates',
    'OrderBoard.orders': 'what the windows of a day take, and what was cancelled',
    'OrderBoard.overdue': 'at most a hundred, see MOST_OVERDUE',
    'OrderBoard.slots': '48 windows of a day',
    'OrderEditQuote.lines': '200 lines an order',
    'OrderProposal.lines': '200 products a cart',
    'OrderReport.lines': 'lines of one order',
    'OrderReport.orderLines': 'lines of one order',
    'OrderReport.photos': 'three a report',
    'OrdersToCarry.items': '100 a part',
    'PackProposal.products': '12 sizes',
    'PhoneOrderCustomer.addresses': '20 addresses a customer, and those of three orders',
    'PhoneOrderCustomer.lastOrders': 'three',
    'Product.oftenBoughtWith': '20 products',
    'Product.packSizes': '12 sizes',
    'Product.pictures': 'nine',
    'Product.similar': '20 products',
    'ProductFacets.categories': '200 categories',
    'ProductFacets.priceBands': 'six bands',
    'ProductFacets.subcategories': '40 in one category',
    'ProductImport.categories': 'what 40,000 bytes hold',
    'ProductImport.columns': '100 columns',
    'ProductImport.fields': 'the fields of a product',
    'ProductImportRow.problems': 'ten a row',
    'ProductTablePart.items': '100 a part',
    'Query.addresses': '20 addresses a customer',
    'Query.adminCoupons': 'the newest 500',
    'Query.adminPolicies': 'five in three languages',
    'Query.apiTokens': 'the newest 200',
    'Query.categories': '200 categories',
    'Query.closedDays': 'seven days',
    'Query.connectedApps': 'the newest 200',
    'Query.coupons': 'the best 100',
    'Query.deliveryRounds': 'the newest 200',
    'Query.deliverySlots': 'seven days of at most 48 windows',
    'Query.giftVouchers': 'the newest 200',
    'Query.matchShoppingList': '50 entries a list',
    'Query.myRegulars': '50 products',
    'Query.myRounds': 'the newest 200',
    'Query.mySessions': 'the newest 100',
    'Query.openOrderReports': 'the oldest 100',
    'Query.ordersToDeliver': 'what the windows of a day take',
    'Query.packMembers': 'the first 100',
    'Query.phoneOrderCustomers': 'eight',
    'Query.productsByCode': '100 products',
    'Query.refundsToSend': 'the oldest 100',
    'Query.riders': 'people whom an owner lets in one by one',
    'Query.savedViews': '20 of a member',
    'Query.searchMisses': '50 texts',
    'Query.staff': 'people whom an owner lets in one by one',
    'Query.statedTransfers': 'the oldest 100',
    'Query.stockElsewhere': '20 locations of 100 products',
    'Query.stockLocations': '20 locations',
    'Query.substitutesFor': 'three products',
    'Query.suggestions': '20 suggestions',
    'Query.webhooks': '20 a shop',
    'ReorderPayload.left': '200 products a cart',
    'SecondFactors.passkeys': 'at most 20 of a member',
    'ShopEventPart.items': '100 a part',
    'StaffCustomerPart.items': '100 a part',
    'StaffRoles.builtIn': 'the roles that the code names',
    'StaffRoles.custom': '50 roles',
    'StockMovements.items': '100 a part',
    'SubstituteQuestion.candidates': 'three products',
    'WebhookDeliveryPart.items': '100 a part',
    'WeekdayWindows.windows': '24 windows',
    'Wishes.awaited': '50 products',
    'Wishes.items': '200 products',
  };

  it('come in pages, or are bounded by what they are about', () => {
    const lists = fields
      .filter(({ field }) => {
        const type = getNullableType(field.type);
        return isListType(type) && isObjectType(getNamedType(type));
      })
      .map(({ path }) => path)
      .filter((path) => !path.endsWith('Page.items'));
    expect(lists.sort()).toEqual(Object.keys(bounds));
  });

  describe('that come in pages', () => {
    const paged = fields.filter(
      ({ field }) =>
        isObjectType(getNamedType(field.type)) && /Page$/.test(getNamedType(field.type).name),
    );
    let shop: TestShop;
    let callers: Client[];
    beforeAll(async () => {
      shop = await openTestShop();
      const admin = await adminClient(shop);
      callers = [admin, (await newCustomer(shop)).client];
      // Creates the first of the records with rows that are requested below.
      await admin.data('mutation { previewBulkChange(input: { kind: NO_SELLING_PRICE }) { id } }');
      await admin.data('mutation { addStockLocation(input: { name: "First" }) { id } }');
      await admin.send('POST', '/imports/products', 'sku\nCLOSED-1\n', {
        'content-type': 'text/csv',
      });
    });
    afterAll(() => shop.close());

    it.each(paged.map(({ field }) => field))('$name are of 1 to 100', async ({ name, args }) => {
      const whose = args.some((arg) => arg.name === 'id') ? 'id: 1, ' : '';
      const ask = (page: string) => {
        const client = callers[name === 'orders' ? 1 : 0];
        return client?.graphql(`{ ${name}(${whose}${page}) { pageSize } }`);
      };
      for (const size of [0, -1, 101, 2147483647])
        expect(refusalOf((await ask(`pageSize: ${size}`)) as never)).toEqual([
          400,
          'VALIDATION',
          'pageSize',
        ]);
      for (const page of [0, -1, 2147483647])
        expect(refusalOf((await ask(`page: ${page}`)) as never)).toEqual([
          400,
          'VALIDATION',
          'page',
        ]);
      expect((await ask('pageSize: 100'))?.body.data[name].pageSize).toBe(100);
    });
  });
});
