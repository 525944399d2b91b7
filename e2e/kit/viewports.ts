/** The phone of a customer, a picker or a rider. */
export const PHONE = { width: 390, height: 844 };
/** The window of a desk: what journeys have that name none. */
export const WIDE = { width: 1280, height: 900 };
