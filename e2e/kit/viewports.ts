/** The phone of a customer, a picker or a rider. */
export const PHONE = { width: 390, height: 844 };
/** The desktop viewport, the default of journeys. */
export const WIDE = { width: 1280, height: 900 };
