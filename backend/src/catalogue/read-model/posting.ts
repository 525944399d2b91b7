const FIRST_CAPACITY = 2;

/** A growing list of numbers, of four bytes each: there are millions of them in the index of a large catalogue. */
export class Posting {
  private numbers = new Uint32Array(FIRST_CAPACITY);
  private count = 0;

  constructor(first: number) {
    this.add(first);
  }

  get length(): number {
    return this.count;
  }

  add(id: number): void {
    if (this.count === this.numbers.length) {
      const larger = new Uint32Array(Math.ceil(this.count * 1.5));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.count++] = id;
  }

  ids(): Uint32Array {
    return this.numbers.subarray(0, this.count);
  }
}
