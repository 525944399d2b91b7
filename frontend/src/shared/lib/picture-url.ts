/** The URL of an emoji's picture on the server, by code point ('1f345'). */
export const pictureUrl = (codePoint: string): string => `/media/food/${codePoint}.webp`;

/** The server keeps uploaded pictures at these widths, and the original with up to 1200 pixels a side. */
const widths = [160, 320, 640];
const uploaded = /^\/uploads\/[0-9a-f]{32}\.webp$/;

/** The `srcset` of a picture; undefined if there is only one size. */
export const widthsOf = (src: string): string | undefined =>
  uploaded.test(src)
    ? [
        ...widths.map((width) => `${src.replace('.webp', `-${width}.webp`)} ${width}w`),
        `${src} 1200w`,
      ].join(', ')
    : undefined;
