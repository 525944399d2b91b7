import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { KeptLanguage } from '../../identity';
import { PolicyName } from './policy-name.enum';
import { PolicyInput } from './policy-text.input';
import { PolicyText } from './policy-text.entity';
import { PolicyService } from './policy.service';
import { Policy } from './policy.type';

/** The policies of the shop. */
@Resolver()
export class PolicyResolver {
  constructor(private readonly policies: PolicyService) {}

  @Access('anyone')
  @Query(() => Policy, { description: 'A policy of the shop, in one language.' })
  policy(
    @Arg('name', () => PolicyName, { description: 'Which policy.' }) name: PolicyName,
    @Arg('language', () => KeptLanguage, { description: 'In which language.' })
    language: KeptLanguage,
  ): Promise<Policy> {
    return this.policies.shown(name, language);
  }

  @Access('manage-staff')
  @Extensions({ assumedSize: 15 })
  @Query(() => [PolicyText], {
    description: 'The policies of the shop in all languages (owner).',
  })
  adminPolicies(@Ctx() { viewer }: RequestContext): Promise<PolicyText[]> {
    return this.policies.kept(viewer);
  }

  @Access('manage-staff')
  @Mutation(() => PolicyText, {
    description:
      'Replaces the text of a policy in one language (owner); without one it is the usual text again. Fails with VALIDATION, or CONFLICT where somebody else changed it meanwhile.',
  })
  changePolicy(
    @Arg('input', () => PolicyInput, { description: 'The policy as it is to be.' })
    input: PolicyInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PolicyText> {
    return this.policies.change(viewer, input);
  }
}
