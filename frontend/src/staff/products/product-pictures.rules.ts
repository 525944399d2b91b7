import type { ProductPictureInput } from '../../generated/graphql';

/** A picture of the form, with what it shows by language. */
export type FormPicture = { [Name in keyof Required<ProductPictureInput>]: string };

/** The main one, and those beside it. */
export const mostPictures = 9;

/** The address by which the shop is asked to illustrate a product by its name. */
export const generatedPicture = '/pictures/generated.svg';

/** A picture of which nobody said what it shows. */
const pictureAt = (imageUrl: string): FormPicture => ({
  imageUrl,
  alt: '',
  altHi: '',
  altMr: '',
});

/** Further pictures as the form keeps them, of what the API answers. */
export function textOfPictures(pictures: unknown): string {
  if (!Array.isArray(pictures) || pictures.length === 0) return '';
  return JSON.stringify(
    (pictures as ProductPictureInput[]).map(({ imageUrl, alt, altHi, altMr }) => ({
      imageUrl,
      alt: alt ?? '',
      altHi: altHi ?? '',
      altMr: altMr ?? '',
    })),
  );
}

/** The further pictures of the form. */
export const picturesOfText = (text: string): FormPicture[] =>
  text === '' ? [] : (JSON.parse(text) as FormPicture[]);

/** The further pictures of the form as the API takes them. */
export const inputOfPictures = (text: string): FormPicture[] | null =>
  text === ''
    ? null
    : picturesOfText(text).map(({ imageUrl, alt, altHi, altMr }) => ({
        imageUrl,
        alt: alt.trim(),
        altHi: altHi.trim(),
        altMr: altMr.trim(),
      }));

/** All pictures of the form, the main one first. */
export function picturesOfForm(form: { imageUrl: string; morePictures: string }): FormPicture[] {
  const imageUrl = form.imageUrl.trim();
  const further = picturesOfText(form.morePictures).filter((each) => each.imageUrl !== imageUrl);
  return imageUrl === '' ? further : [pictureAt(imageUrl), ...further];
}

/** With one more at the end, in place of one that the shop generated. */
export const withPicture = (
  pictures: readonly FormPicture[],
  imageUrl: string,
): readonly FormPicture[] => [
  ...pictures.filter((each) => !each.imageUrl.startsWith(generatedPicture)),
  pictureAt(imageUrl),
];

/** With one more at a place. */
export const inserted = <Item>(items: readonly Item[], at: number, item: Item): Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];

/** In another order: one of them goes to another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const item = items[from] as Item;
  return inserted(
    items.filter((_, index) => index !== from),
    to,
    item,
  );
};
