import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { PolicyName } from '../../generated/graphql';

/** The shop's policies with their titles, in the order of the footer. */
export const policyTitles: Record<PolicyName, MessageDescriptor> = {
  TERMS: msg`Terms of sale`,
  PRIVACY: msg`Privacy`,
  RETURNS: msg`Returns and refunds`,
  DELIVERY: msg`Delivery`,
  GRIEVANCE: msg`Grievance Officer`,
};

/** The names of all policies, in that order. */
export const policyNames = Object.keys(policyTitles) as PolicyName[];
