import { MultiBar, Presets, SingleBar } from 'cli-progress';
import { BadRow } from './import-batches';

/** The output of the command: the terminal, a file, or a test. */
export type TextOutput = NodeJS.WritableStream & { isTTY?: boolean };

/** Without a terminal one line per step of this size is enough. */
const STEP_PERCENT = 10;

/** Shows the progress of reading a file: as a bar on a terminal, as plain lines elsewhere. */
export class ImportProgress {
  /** A single bar, but of the kind that allows lines above it. */
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

  /** Passes on the file's chunks, and counts them. */
  async *counting(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      yield chunk;
      // The consumer asks for the next chunk: it has processed this one.
      this.advance(chunk.byteLength);
    }
  }

  /** Writes a line above the bar. */
  log(line: string): void {
    if (this.bars) this.bars.log(`${line}\n`);
    else this.output.write(`${line}\n`);
  }

  /** Removes the bar. */
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

/** A bad row as one line of text: line 12: mrp: should be rupees ...; name: is required */
export function badRowText({ line, problems }: BadRow): string {
  const texts = problems.map(({ field, reason }) => (field ? `${field} ${reason}` : reason));
  return `line ${line}: ${texts.join('; ')}`;
}
