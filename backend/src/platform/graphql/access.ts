import { AuthCheckerFn, Authorized, Extensions } from 'type-graphql';
import { AccessRule, assertAccess } from '../../kernel/access';
import type { RequestContext } from './request-context';

/**
 * Declares who may call a query or mutation. Every one needs it: a test fails where it is missing, and the transport
 * enforces it.
 */
export function Access(rule: AccessRule): MethodDecorator & PropertyDecorator {
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    Extensions({ access: rule })(target, key as string, descriptor as never);
    if (rule === 'anyone' || rule === 'self') return;
    Authorized(rule)(target, key as string, descriptor as never);
  };
}

/** Whether a response type contains public or private data. */
export type Shown = 'public' | 'private';

/** Declares whether this type is public or private. A test ensures that no public operation leads to a private type. */
export function Shows(shown: Shown): ClassDecorator {
  return Extensions({ shows: shown });
}

/** Checks the access rule of a field before its resolver runs. */
export const checkAccess: AuthCheckerFn<RequestContext, AccessRule> = ({ context }, rules) => {
  for (const rule of rules) assertAccess(context.viewer, rule);
  return true;
};
