import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { PolicyName } from '../../generated/graphql';

/** The policies of the shop in the order of the footer, with their titles. */
export const policyTitles: Record<PolicyName, MessageDescriptor> = {
  TERMS: msg`Terms of sale`,
  PRIVACY: msg`Privacy`,
  RETURNS: msg`Returns and refunds`,
  DELIVERY: msg`Delivery`,
  GRIEVANCE: msg`Grievance Officer`,
};

/** All of them, in that order. */
export const policyNames = Object.keys(policyTitles) as PolicyName[];
