import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Passkey } from '../second-factor/passkey.entity';
import { PasskeyOptionsScalar } from '../second-factor/passkey-options.scalar';
import { SecondFactorArgs } from '../second-factor/second-factor.args';
import { PasskeyInput } from './passkey.input';
import { PasskeyService } from './passkey.service';
import { AddedPasskey, SecondFactors } from './passkey.type';

const ID_ARGUMENT = { description: 'Passkey ID.' };
const PASSWORD = { description: 'Current password.' };

/** Passkeys of the staff. */
@Resolver()
export class PasskeyResolver {
  constructor(private readonly passkeys: PasskeyService) {}

  @Access('self')
  @Query(() => SecondFactors, {
    description: "The caller's second factors (staff). Fails with UNAUTHENTICATED or FORBIDDEN.",
  })
  secondFactors(@Ctx() { viewer }: RequestContext): Promise<SecondFactors> {
    return this.passkeys.list(viewer);
  }

  @Access('self')
  @Mutation(() => PasskeyOptionsScalar, {
    description:
      'Starts adding a passkey: returns PublicKeyCredentialCreationOptionsJSON for the browser, valid for addPasskey within 5 minutes (staff). Fails with VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED or TOO_MANY_ATTEMPTS.',
  })
  beginPasskey(
    @Arg('password', PASSWORD) password: string,
    @Args() proof: SecondFactorArgs,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<object> {
    return this.passkeys.begin(viewer, password, proof, caller);
  }

  @Access('self')
  @Mutation(() => AddedPasskey, {
    description:
      "Adds a passkey. The first second factor enables two-factor login and ends the caller's other sessions (staff). Fails with VALIDATION or WRONG_CREDENTIALS.",
  })
  addPasskey(
    @Arg('input', () => PasskeyInput, { description: 'Passkey that the browser created.' })
    input: PasskeyInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AddedPasskey> {
    return this.passkeys.add(viewer, input);
  }

  @Access('self')
  @Mutation(() => Passkey, {
    description: 'Renames a passkey of the caller (staff). Fails with VALIDATION or NOT_FOUND.',
  })
  renamePasskey(
    @Arg('id', () => ID, ID_ARGUMENT) id: string,
    @Arg('name', { description: 'Name given by its owner, 1 to 60 characters.' }) name: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Passkey> {
    return this.passkeys.rename(viewer, readRecordId(id, 'passkey', 'id'), { name });
  }

  @Access('self')
  @Mutation(() => Boolean, {
    description:
      'Removes a passkey of the caller and ends their other sessions; removing the last second factor disables two-factor login (staff). Fails with NOT_FOUND, VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED or TOO_MANY_ATTEMPTS.',
  })
  async removePasskey(
    @Arg('id', () => ID, ID_ARGUMENT) id: string,
    @Arg('password', PASSWORD) password: string,
    @Args() proof: SecondFactorArgs,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<boolean> {
    const passkeyId = readRecordId(id, 'passkey', 'id');
    await this.passkeys.remove(viewer, passkeyId, password, proof, caller);
    return true;
  }
}
