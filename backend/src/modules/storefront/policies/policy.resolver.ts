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
  @Query(() => Policy, { description: 'Policy of the shop, in one language.' })
  policy(
    @Arg('name', () => PolicyName, { description: 'Policy.' }) name: PolicyName,
    @Arg('language', () => KeptLanguage, { description: 'Language.' })
    language: KeptLanguage,
  ): Promise<Policy> {
    return this.policies.shown(name, language);
  }

  @Access('manage-staff')
  @Extensions({ assumedSize: 15 })
  @Query(() => [PolicyText], {
    description: 'Policies of the shop in all languages (owner).',
  })
  adminPolicies(@Ctx() { viewer }: RequestContext): Promise<PolicyText[]> {
    return this.policies.kept(viewer);
  }

  @Access('manage-staff')
  @Mutation(() => PolicyText, {
    description:
      'Replaces the text of a policy in one language, or restores the default text if omitted (owner). Fails with VALIDATION, or CONFLICT if somebody else changed it meanwhile.',
  })
  changePolicy(
    @Arg('input', () => PolicyInput, { description: 'New text.' })
    input: PolicyInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PolicyText> {
    return this.policies.change(viewer, input);
  }
}
