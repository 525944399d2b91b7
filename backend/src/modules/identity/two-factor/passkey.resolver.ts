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

const ID_ARGUMENT = { description: 'Number of the passkey.' };
const PASSWORD = { description: 'The password, again.' };

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
      'What a browser makes a new passkey from, as PublicKeyCredentialCreationOptionsJSON (staff); good for addPasskey within 5 minutes. Fails with VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED or TOO_MANY_ATTEMPTS.',
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
      "Adds a passkey. The first second factor turns the two-factor login on, and ends the caller's other sessions (staff). Fails with VALIDATION or WRONG_CREDENTIALS.",
  })
  addPasskey(
    @Arg('input', () => PasskeyInput, { description: 'What the browser made.' })
    input: PasskeyInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AddedPasskey> {
    return this.passkeys.add(viewer, input);
  }

  @Access('self')
  @Mutation(() => Passkey, {
    description:
      "Gives a passkey of the caller's another name (staff). Fails with VALIDATION or NOT_FOUND.",
  })
  renamePasskey(
    @Arg('id', () => ID, ID_ARGUMENT) id: string,
    @Arg('name', { description: 'What its owner calls it: 1 to 60 characters.' }) name: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Passkey> {
    return this.passkeys.rename(viewer, readRecordId(id, 'passkey', 'id'), { name });
  }

  @Access('self')
  @Mutation(() => Boolean, {
    description:
      "Removes a passkey of the caller's, and ends their other sessions; without another second factor the two-factor login is off (staff). Fails with NOT_FOUND, VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED or TOO_MANY_ATTEMPTS.",
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
