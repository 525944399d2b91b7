/** The number of a licence by the food authority, as printed on packs of food. */
export const FSSAI_LICENCE = /^\d{14}$/;
