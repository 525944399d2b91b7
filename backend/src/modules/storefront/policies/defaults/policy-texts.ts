import type { PolicyName } from '../policy-name.enum';

/** The usual texts of one language; what stands in braces is filled in with the settings of the shop. */
export type PolicyTexts = Readonly<Record<PolicyName, string>>;
