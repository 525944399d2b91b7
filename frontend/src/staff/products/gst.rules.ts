/** The rates of GST that a product can have, in percent, as the server's `GST_RATES` has them. */
export const gstPercents = [0, 5, 12, 18, 28, 40];

/** Whether a text is an HSN code: 4, 6 or 8 digits. */
export const isHsn = (text: string): boolean => /^(\d{4}|\d{6}|\d{8})$/.test(text);
