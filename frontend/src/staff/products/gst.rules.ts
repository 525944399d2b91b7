/** The GST rates of products, in percent, matching the server's `GST_RATES`. */
export const gstPercents = [0, 5, 12, 18, 28, 40];

/** Whether a text is an HSN code: 4, 6 or 8 digits. */
export const isHsn = (text: string): boolean => /^(\d{4}|\d{6}|\d{8})$/.test(text);
