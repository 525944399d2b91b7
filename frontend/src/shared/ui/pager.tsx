import { t } from '@lingui/core/macro';
import type { To } from 'react-router-dom';

import { inIndianGroups } from '../lib/indian-digits';
import { Link } from './link';
import { pageNumbers } from './page-numbers';
import './pager.css';

interface PagerProps {
  page: number;
  pageSize: number;
  pageCount: number;
  totalCount: number;
  /** Returns the address of a page: usually the same path with another `page` in its query. */
  toPage: (page: number) => To;
}

/** 'Showing 1–25 of 13,778' and the page links: ‹ 1 2 3 … 552 › */
export function Pager({ page, pageSize, pageCount, totalCount, toPage }: PagerProps) {
  if (totalCount === 0) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, totalCount);
  return (
    <div className="pager">
      <p>
        {t`Showing ${{ first: inIndianGroups(first) }}–${{ last: inIndianGroups(last) }} of ${{ total: inIndianGroups(totalCount) }}`}
      </p>
      {pageCount > 1 && (
        <nav aria-label={t`Pages`}>
          <ol>
            <li>
              <Step
                label={t`Previous page`}
                sign="‹"
                to={page > 1 ? toPage(page - 1) : undefined}
              />
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
                    aria-label={t`Page ${{ page: entry.page }}`}
                    aria-current={entry.page === page ? 'page' : undefined}
                  >
                    {inIndianGroups(entry.page)}
                  </Link>
                </li>
              ),
            )}
            <li>
              <Step
                label={t`Next page`}
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
