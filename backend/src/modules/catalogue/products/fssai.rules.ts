/** The number of a licence by the food authority, as it stands on packs of food. */
export const FSSAI_LICENCE = /^\d{14}$/;
