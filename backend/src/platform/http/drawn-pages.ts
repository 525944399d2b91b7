import { LRUCache } from 'lru-cache';
import { DrawingBudget } from './drawing-budget';
import { PageSession } from './page-session';

/** What the site's own code draws a page from; see frontend/src/ssr/draw.tsx. */
export interface PageToDraw {
  /** The path of the address, which has no query. */
  path: string;
  language: string;
  session: PageSession;
  /** Browsers on phones say so. */
  isPhone: boolean;
  storeName: string;
  /** The answers that come with the page, each a text of JSON. */
  answers: readonly string[];
}

/** A page as its screen shows it before any script has run. */
export interface Drawing {
  html: string;
  /** By this the site knows what was drawn for whom. */
  mark: string;
}

type Draw = (
  page: Omit<PageToDraw, 'answers'> & { answers: readonly unknown[] },
) => Promise<Drawing>;

/** Days and times are told from now: a drawing is not kept for long, even where its answers stay the same. */
const KEPT_MS = 10_000;
const KEPT_LETTERS = 16 * 1024 * 1024;
const MICROSECONDS_A_MILLISECOND = 1_000;

/** Draws pages with the components of the site, which are loaded with the first of them. */
export class DrawnPages {
  private draw?: Draw;
  private readonly budget = new DrawingBudget();
  private readonly kept = new LRUCache<string, Drawing>({
    maxSize: KEPT_LETTERS,
    sizeCalculation: ({ html }, key) => html.length + key.length,
    ttl: KEPT_MS,
  });

  /**
   * @param path what the site's build made for the server
   * @param complain hears why a page could not be drawn: browsers draw it then
   */
  constructor(
    private readonly path: string,
    private readonly complain: (error: unknown) => void,
  ) {}

  /** A page as it looks first; nothing where it cannot be drawn, or too much is drawn already: browsers do it then. */
  async drawingOf(page: PageToDraw): Promise<Drawing | undefined> {
    const isForAnyone = page.session.role === 'guest';
    const key = isForAnyone ? JSON.stringify(page) : '';
    const known = this.kept.get(key);
    if (known) return known;
    if (!this.budget.allows) return undefined;
    try {
      const draw = this.load();
      const answers = page.answers.map((answer) => JSON.parse(answer) as unknown);
      const before = process.cpuUsage();
      const drawing = await draw({ ...page, answers });
      this.budget.spend(process.cpuUsage(before).user / MICROSECONDS_A_MILLISECOND);
      if (isForAnyone) this.kept.set(key, drawing);
      return drawing;
    } catch (error) {
      this.complain(error);
      return undefined;
    }
  }

  private load(): Draw {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- made by the build, and loaded when it is needed
    this.draw ??= (require(this.path) as { draw: Draw }).draw;
    return this.draw;
  }
}
