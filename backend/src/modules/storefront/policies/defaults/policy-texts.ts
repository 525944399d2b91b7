import type { PolicyName } from '../policy-name.enum';

/** The default texts of one language; the settings of the shop replace placeholders in braces. */
export type PolicyTexts = Readonly<Record<PolicyName, string>>;
