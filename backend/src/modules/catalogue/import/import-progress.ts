import { MultiBar, Presets, SingleBar } from 'cli-progress';
import { BadRow } from './import-batches';

/** Where the command writes: the terminal, a file, or a test. */
export type TextOutput = NodeJS.WritableStream & { isTTY?: boolean };

/** Without a terminal one line for each of these steps is enough. */
const STEP_PERCENT = 10;

/** Shows how much of a file has been read: as a bar on a terminal, as plain lines elsewhere. */
export class ImportProgress {
  /** One bar only, but of the kind that lines can be written above. */
  private readonly bars?: MultiBar;
  private readonly bar?: SingleBar;
  private readBytes = 0;
  private shownPercent = 0;

  constructor(
    private readonly output: TextOutput,
    private readonly totalBytes: number,
  ) {
    if (!output.isTTY) return;
    const format = '{bar} {percentage} % | {eta_formatted} left';
    const options = { stream: output, format, hideCursor: true, clearOnComplete: true };
    this.bars = new MultiBar(options, Presets.shades_classic);
    this.bar = this.bars.create(totalBytes, 0);
  }

  /** Passes the chunks of the file on and counts them. */
  async *counting(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      yield chunk;
      // Asked for the next one: the shop is done with this one.
      this.advance(chunk.byteLength);
    }
  }

  /** Writes a line above the bar. */
  log(line: string): void {
    if (this.bars) this.bars.log(`${line}\n`);
    else this.output.write(`${line}\n`);
  }

  /** Takes the bar away. */
  end(): void {
    // Writes the lines that wait for the next redraw.
    this.bars?.update();
    this.bars?.stop();
  }

  private advance(bytes: number): void {
    this.readBytes += bytes;
    this.bar?.update(Math.min(this.readBytes, this.totalBytes));
    const percent = Math.floor((this.readBytes / this.totalBytes) * 100);
    if (this.bar || percent < this.shownPercent + STEP_PERCENT || percent >= 100) return;
    this.shownPercent = percent;
    this.output.write(`${percent} % read\n`);
  }
}

/** A bad row as one line for people: line 12: mrp: should be rupees ...; name: is required */
export function badRowText({ line, problems }: BadRow): string {
  const texts = problems.map(({ field, reason }) => (field ? `${field} ${reason}` : reason));
  return `line ${line}: ${texts.join('; ')}`;
}
