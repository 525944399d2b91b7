import { AuthCheckerFn, Authorized, Extensions } from 'type-graphql';
import { AccessRule, assertAccess } from '../../kernel/access';
import type { RequestContext } from './request-context';

/**
 * Declares who may ask for a query or mutation. It stands on every one of them: the schema is refused by a test
 * where it is missing, and by the transport where the caller may not.
 */
export function Access(rule: AccessRule): MethodDecorator & PropertyDecorator {
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    Extensions({ access: rule })(target, key as string, descriptor as never);
    if (rule === 'anyone' || rule === 'self') return;
    Authorized(rule)(target, key as string, descriptor as never);
  };
}

/** What a type of answer holds: what everybody may see, or what somebody calls their own. */
export type Shown = 'public' | 'private';

/** Declares what an answer of this type shows. A test holds that no operation for anyone leads to a private one. */
export function Shows(shown: Shown): ClassDecorator {
  return Extensions({ shows: shown });
}

/** Asks the rule of a field, before its resolver runs. */
export const checkAccess: AuthCheckerFn<RequestContext, AccessRule> = ({ context }, rules) => {
  for (const rule of rules) assertAccess(context.viewer, rule);
  return true;
};
