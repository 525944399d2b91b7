/** Where the server keeps the picture of an emoji, by its code point ('1f345'). */
export const pictureUrl = (codePoint: string): string => `/media/food/${codePoint}.webp`;

/** What was uploaded is kept at these widths beside the picture itself, which has up to 1200 pixels a side. */
const widths = [160, 320, 640];
const uploaded = /^\/uploads\/[0-9a-f]{32}\.webp$/;

/** What a browser may take instead of a picture, by the width it needs: nothing where there is one size only. */
export const widthsOf = (src: string): string | undefined =>
  uploaded.test(src)
    ? [
        ...widths.map((width) => `${src.replace('.webp', `-${width}.webp`)} ${width}w`),
        `${src} 1200w`,
      ].join(', ')
    : undefined;
