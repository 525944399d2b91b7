const FIRST_CAPACITY = 2;

/** A list of numbers that come and go, of four bytes each: there are millions of them in the index of a large catalogue. */
export class Posting {
  private numbers = new Uint32Array(FIRST_CAPACITY);
  private count = 0;

  get length(): number {
    return this.count;
  }

  add(number: number): void {
    if (this.count === this.numbers.length) {
      const larger = new Uint32Array(Math.ceil(this.count * 1.5));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.count++] = number;
  }

  /** Takes a number out, where it is in; the others stay in their order. */
  remove(number: number): void {
    const at = this.all.indexOf(number);
    if (at < 0) return;
    this.numbers.copyWithin(at, at + 1, this.count);
    this.count--;
  }

  get all(): Uint32Array {
    return this.numbers.subarray(0, this.count);
  }
}

/** Lists of numbers by texts. */
export class Postings {
  private readonly lists = new Map<string, Posting>();

  add(text: string, number: number): void {
    let list = this.lists.get(text);
    if (!list) this.lists.set(text, (list = new Posting()));
    list.add(number);
  }

  remove(text: string, number: number): void {
    this.lists.get(text)?.remove(number);
  }

  of(text: string): Uint32Array {
    return this.lists.get(text)?.all ?? NONE;
  }
}

const NONE = new Uint32Array(0);
