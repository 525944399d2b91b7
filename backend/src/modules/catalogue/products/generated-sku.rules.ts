/** `N-` and hexadecimal digits: ten random ones, or sixteen of a digest in an import. */
const GENERATED_SKU = /^n-(?:[\da-f]{10}|[\da-f]{16})$/i;

/** Whether the shop generated a SKU. Nobody searches for a part of such a SKU: its digits would match sizes. */
export function isGeneratedSku(sku: string): boolean {
  return GENERATED_SKU.test(sku);
}
