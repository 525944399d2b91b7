import { Link, type To } from 'react-router-dom';

import { pageNumbers } from './page-numbers';
import './pager.css';

interface PagerProps {
  page: number;
  pageSize: number;
  pageCount: number;
  totalCount: number;
  /** Where a page is found: usually the same path with another `page` in its query. */
  toPage: (page: number) => To;
}

const format = new Intl.NumberFormat('en-IN');

/** 'Showing 1–25 of 13,778' and the pages: ‹ 1 2 3 … 552 › */
export function Pager({ page, pageSize, pageCount, totalCount, toPage }: PagerProps) {
  if (totalCount === 0) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, totalCount);
  return (
    <div className="pager">
      <p>
        Showing {format.format(first)}–{format.format(last)} of {format.format(totalCount)}
      </p>
      {pageCount > 1 && (
        <nav aria-label="Pages">
          <ol>
            <li>
              <Step label="Previous page" sign="‹" to={page > 1 ? toPage(page - 1) : undefined} />
            </li>
            {pageNumbers(page, pageCount).map((entry) =>
              entry.kind === 'gap' ? (
                <li key={entry.key} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={entry.page}>
                  <Link
                    to={toPage(entry.page)}
                    aria-label={`Page ${entry.page}`}
                    aria-current={entry.page === page ? 'page' : undefined}
                  >
                    {format.format(entry.page)}
                  </Link>
                </li>
              ),
            )}
            <li>
              <Step
                label="Next page"
                sign="›"
                to={page < pageCount ? toPage(page + 1) : undefined}
              />
            </li>
          </ol>
        </nav>
      )}
    </div>
  );
}

function Step({ label, sign, to }: { label: string; sign: string; to?: To }) {
  if (to === undefined) return <span aria-hidden="true">{sign}</span>;
  return (
    <Link to={to} aria-label={label}>
      {sign}
    </Link>
  );
}
