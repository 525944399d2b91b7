import { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The pictures of emojis were shared by products that look different, so products with one are drawn instead. Orders keep
 * the picture that they were placed with.
 */
export class DrawnPictures1700000000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE products SET imageUrl = '' WHERE imageUrl LIKE '/media/food/%'");
  }

  /** Before, products without a picture had that of their category. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE products SET imageUrl = (SELECT c.imageUrl FROM categories c WHERE c.id = products.categoryId)
        WHERE imageUrl = ''`,
    );
  }
}
