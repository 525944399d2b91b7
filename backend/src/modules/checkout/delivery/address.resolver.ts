import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Address } from './address.entity';
import { AddressInput } from './address.input';
import { AddressService } from './address.service';

/** The caller's addresses. */
@Resolver()
export class AddressResolver {
  constructor(private readonly book: AddressService) {}

  @Access('customer')
  @Query(() => [Address], {
    description: "The caller's addresses, default address first. Fails with UNAUTHENTICATED.",
  })
  addresses(@Ctx() { viewer }: RequestContext): Promise<Address[]> {
    return this.book.list(viewer);
  }

  @Access('anyone')
  @Query(() => Boolean, { description: 'Whether the shop delivers to a pin code.' })
  isServiceable(
    @Arg('pinCode', { description: 'Pin code of six digits.' }) pinCode: string,
  ): Promise<boolean> {
    return this.book.isServiceable(pinCode);
  }

  @Access('customer')
  @Mutation(() => Address, {
    description:
      'Adds an address of the caller; one that is there already is returned. Fails with UNAUTHENTICATED or VALIDATION (pinCode: outside the delivery area).',
  })
  addAddress(
    @Arg('input', () => AddressInput, { description: 'New address.' }) input: AddressInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Address> {
    return this.book.add(viewer, input);
  }

  @Access('customer')
  @Mutation(() => Address, {
    description: 'Changes an address of the caller. Fails with NOT_FOUND or VALIDATION.',
  })
  updateAddress(
    @Arg('id', () => ID, { description: 'Address ID.' }) id: string,
    @Arg('input', () => AddressInput, { description: 'New values.' })
    input: AddressInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Address> {
    return this.book.update(viewer, readRecordId(id, 'address', 'id'), input);
  }

  @Access('customer')
  @Mutation(() => Boolean, {
    description: 'Deletes an address of the caller; orders keep their copy. Fails with NOT_FOUND.',
  })
  async deleteAddress(
    @Arg('id', () => ID, { description: 'Address ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.book.delete(viewer, readRecordId(id, 'address', 'id'));
    return true;
  }
}
