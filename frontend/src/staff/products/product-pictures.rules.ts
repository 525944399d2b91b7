import type { ProductPictureInput } from '../../generated/graphql';

/** A picture in the form, with its descriptions by language. */
export type FormPicture = { [Name in keyof Required<ProductPictureInput>]: string };

/** The main picture and the further ones. */
export const mostPictures = 9;

/** The address of a picture that the shop generates from the product's name. */
export const generatedPicture = '/pictures/generated.svg';

/** A picture without a description. */
const pictureAt = (imageUrl: string): FormPicture => ({
  imageUrl,
  alt: '',
  altHi: '',
  altMr: '',
});

/** The further pictures from the API in the form's text format. */
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

/** The further pictures of the form as input of the API. */
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

/** Appends a picture, and removes a generated one. */
export const withPicture = (
  pictures: readonly FormPicture[],
  imageUrl: string,
): readonly FormPicture[] => [
  ...pictures.filter((each) => !each.imageUrl.startsWith(generatedPicture)),
  pictureAt(imageUrl),
];

/** Inserts an item at a position. */
export const inserted = <Item>(items: readonly Item[], at: number, item: Item): Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];

/** Moves an item to another position. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const item = items[from] as Item;
  return inserted(
    items.filter((_, index) => index !== from),
    to,
    item,
  );
};
