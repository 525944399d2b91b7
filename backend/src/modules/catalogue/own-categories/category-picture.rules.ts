import type { Category } from '../categories/category.entity';
import { pictureSlugOf } from '../categories/category-tree.rules';
import { generatedPictureOf } from '../products/pictures/illustration.rules';

/** The picture of a category: its own, or a generated one. */
export function categoryPictureOf(category: Category): string {
  const { imageUrl, name } = category;
  return imageUrl || generatedPictureOf({ name, unit: null }, pictureSlugOf(category));
}
