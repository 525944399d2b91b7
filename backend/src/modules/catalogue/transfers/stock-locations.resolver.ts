import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ExpiringBatch } from '../goods/goods.types';
import { GoodsReceipt } from '../goods/goods-receipt.entity';
import { StockLocation } from '../locations/stock-location.entity';
import { StockLocationInput } from '../locations/stock-location.input';
import { StockLocationsService } from '../locations/stock-locations.service';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';
import { ShownMovement } from '../stock/stock-movement.type';
import { LocationStockService } from './location-stock.service';
import { LocationStockPage, StockAtLocation } from './location-stock.type';
import { TransferStockInput } from './stock-transfer.input';
import { StockTransfersService } from './stock-transfers.service';

const LOCATION_ID = { description: 'Location ID.' };

/** Stock locations, their stock, and transfers. */
@Resolver(() => StockLocation)
export class StockLocationsResolver {
  constructor(
    private readonly locations: StockLocationsService,
    private readonly stock: LocationStockService,
    private readonly transfers: StockTransfersService,
  ) {}

  @Access('manage-catalogue')
  @Extensions({ assumedSize: 20 })
  @Query(() => [StockLocation], { description: 'Stock locations, by name (admin).' })
  stockLocations(@Ctx() { viewer }: RequestContext): Promise<StockLocation[]> {
    return this.locations.all(viewer);
  }

  @Access('manage-catalogue')
  @Query(() => LocationStockPage, {
    description:
      'One page of the products at a stock location (admin). Fails with NOT_FOUND, VALIDATION.',
  })
  locationStock(
    @Arg('id', () => ID, LOCATION_ID) id: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Products per page, at most 100.',
    })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<LocationStockPage> {
    const known = readRecordId(id, 'stock location', 'id');
    return this.stock.at(viewer, known, { page, pageSize });
  }

  @Access('manage-catalogue')
  @Extensions({ assumedSize: 5 })
  @Query(() => [StockAtLocation], {
    description:
      'Pieces of products at stock locations, which stockQuantity does not include; those without any are missing (admin). Fails with VALIDATION.',
  })
  stockElsewhere(
    @Arg('productIds', () => [ID], { description: 'IDs of at most 100 products.' })
    productIds: string[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<StockAtLocation[]> {
    return this.stock.ofProducts(viewer, productIds);
  }

  @Access('manage-catalogue')
  @Mutation(() => StockLocation, {
    description:
      'Adds a stock location, at most 20 (admin). Fails with VALIDATION, also if its name is taken.',
  })
  addStockLocation(
    @Arg('input', () => StockLocationInput, { description: 'Stock location.' })
    input: StockLocationInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<StockLocation> {
    return this.locations.add(viewer, input);
  }

  @Access('manage-catalogue')
  @Mutation(() => StockLocation, {
    description:
      'Replaces the values of a stock location (admin). Fails with VALIDATION, NOT_FOUND, CONFLICT.',
  })
  changeStockLocation(
    @Arg('id', () => ID, LOCATION_ID) id: string,
    @Arg('input', () => StockLocationInput, { description: 'New values.' })
    input: StockLocationInput,
    @Arg('expectedVersion', () => Int, {
      description: 'Version that the caller changed; CONFLICT if there is a later one.',
    })
    expectedVersion: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<StockLocation> {
    const known = readRecordId(id, 'stock location', 'id');
    return this.locations.change(viewer, known, input, expectedVersion);
  }

  @Access('manage-catalogue')
  @Mutation(() => Boolean, {
    description:
      'Removes a stock location that holds nothing; its stock changes stay (admin). Fails with NOT_FOUND, VALIDATION (id) if pieces are there.',
  })
  async removeStockLocation(
    @Arg('id', () => ID, LOCATION_ID) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.locations.remove(viewer, readRecordId(id, 'stock location', 'id'));
    return true;
  }

  @Access('manage-catalogue')
  @Extensions({ assumedSize: 20 })
  @Mutation(() => [Product], {
    description:
      'Moves pieces between the shop and a stock location, or between two of these, once per key: all lines or none. What expires first moves first. Returns the products after that (admin). Fails with NOT_FOUND, VALIDATION, IDEMPOTENCY_KEY_REUSED, or OUT_OF_STOCK if fewer pieces are there, with fields such as lines.0.pieces.',
  })
  transferStock(
    @Arg('input', () => TransferStockInput, { description: 'Transfer.' })
    input: TransferStockInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ListedProduct[]> {
    return this.transfers.transfer(viewer, input);
  }

  @FieldResolver(() => Int, { description: 'Products of which pieces are there.' })
  async productCount(@Root() { id }: StockLocation, @Ctx() context: RequestContext) {
    return (await this.totalOf(id, context))?.productCount ?? 0;
  }

  @FieldResolver(() => Int, { description: 'Pieces of all products there.' })
  async pieces(@Root() { id }: StockLocation, @Ctx() context: RequestContext) {
    return (await this.totalOf(id, context))?.pieces ?? 0;
  }

  private async totalOf(id: number, context: RequestContext) {
    const [total] = await batched(context, 'totals of stock locations', id, (ids) =>
      this.stock.totals(ids),
    );
    return total;
  }
}

/** The location of a record; also one that was removed since. */
abstract class LocatedResolver {
  constructor(private readonly locations: StockLocationsService) {}

  protected async locationOf(
    context: RequestContext,
    id: number | null,
  ): Promise<StockLocation | null> {
    if (id === null) return null;
    const [location] = await batched(context, 'stock locations', id, (ids) =>
      this.locations.known(ids),
    );
    return location ?? null;
  }
}

/** The stock location of a stock change. */
@Resolver(() => ShownMovement)
export class MovementLocationResolver extends LocatedResolver {
  @FieldResolver(() => StockLocation, {
    nullable: true,
    description: 'Stock location whose stock changed; null for the shop.',
  })
  location(@Root() { locationId }: ShownMovement, @Ctx() context: RequestContext) {
    return this.locationOf(context, locationId);
  }
}

/** The stock location of an expiring batch. */
@Resolver(() => ExpiringBatch)
export class BatchLocationResolver extends LocatedResolver {
  @FieldResolver(() => StockLocation, {
    nullable: true,
    description: 'Stock location of the pieces; null for the shop.',
  })
  location(@Root() { locationId }: ExpiringBatch, @Ctx() context: RequestContext) {
    return this.locationOf(context, locationId);
  }
}

/** The stock location of a goods receipt. */
@Resolver(() => GoodsReceipt)
export class ReceiptLocationResolver extends LocatedResolver {
  @FieldResolver(() => StockLocation, {
    nullable: true,
    description: 'Stock location that the goods came to; null for the shop.',
  })
  location(@Root() { locationId }: GoodsReceipt, @Ctx() context: RequestContext) {
    return this.locationOf(context, locationId);
  }
}
