import { FieldMessages, ShopError, validationError } from '../../../kernel/shop-error';

/** Collects errors of lines, under fields such as `lines.0.pieces`. */
export class LineRefusals {
  /**
   * Processes every line.
   * @throws the errors of all lines together
   */
  async each<Line, Made>(
    lines: readonly Line[],
    work: (line: Line) => Made | Promise<Made>,
  ): Promise<Made[]> {
    const fields: FieldMessages = {};
    const made: Made[] = [];
    let first: ShopError | undefined;
    for (const [at, line] of lines.entries())
      try {
        made.push(await work(line));
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
        first ??= error;
        for (const [field, message] of Object.entries(error.fieldReasons ?? {}))
          fields[`lines.${at}.${field}`] = message;
      }
    if (!first) return made;
    if (first.code === 'VALIDATION') throw validationError(fields);
    throw new ShopError(first.code, first.reason, fields);
  }
}
