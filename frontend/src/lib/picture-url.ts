/** Where the server keeps the picture of an emoji, by its code point ('1f345'). */
export const pictureUrl = (codePoint: string): string => `/media/food/${codePoint}.webp`;
