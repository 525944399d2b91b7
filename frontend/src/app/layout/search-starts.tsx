import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';

import { usePopularProductsQuery } from '../../generated/catalogue/popular-products';
import { Link } from '../../shared/ui/link';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { popularSearches } from './popular-search.rules';
import { forgetSearches, recentSearches } from './recent-searches';
import { hearsSpeech, listen } from './speech';
import './search-starts.css';

interface SearchStartsProps {
  /** Returns the address of a search. */
  addressOf: (search: string) => string;
  /** Called with a chosen or spoken search. */
  onSearch: (search: string) => void;
}

/** The suggestions of an empty search field: search by voice, recent searches on this device, and bestsellers. */
export function SearchStarts({ addressOf, onSearch }: SearchStartsProps) {
  const [recent, setRecent] = useState(recentSearches);
  const { data } = usePopularProductsQuery();
  const popular = popularSearches(data?.products.items.map(({ name }) => name) ?? []);
  const links = (searches: readonly string[]) =>
    searches.map((search) => (
      <li key={search}>
        <Link
          to={addressOf(search)}
          onClick={(event) => {
            event.preventDefault();
            onSearch(search);
          }}
        >
          {search}
        </Link>
      </li>
    ));
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- the focus stays in the field, whose leaving closes this
    <div className="suggestions search-starts" onMouseDown={(event) => event.preventDefault()}>
      {hearsSpeech() && <VoiceSearch onHeard={onSearch} />}
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <div className="search-starts__head">
            <p id="recent-searches">{t`Your last searches`}</p>
            <button
              type="button"
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              {t`Forget them`}
            </button>
          </div>
          <ul>{links(recent)}</ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular-searches">
          <p id="popular-searches">{t`Popular now`}</p>
          <ul>{links(popular)}</ul>
        </section>
      )}
    </div>
  );
}

function VoiceSearch({ onHeard }: { onHeard: (text: string) => void }) {
  const [isListening, setListening] = useState(false);
  const { showFailure } = useMessages();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const start = () => {
    setListening(true);
    stop.current = listen({
      onHeard,
      onFailed: () => showFailure(t`The microphone heard nothing. Type what you look for.`),
      onEnd: () => setListening(false),
    });
  };
  return (
    <button
      type="button"
      className="search-starts__voice"
      aria-pressed={isListening}
      onClick={() => (isListening ? stop.current?.() : start())}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 4a3 3 0 0 0-3 3v4a3 3 0 0 0 6 0V7a3 3 0 0 0-3-3M6 11a6 6 0 0 0 12 0M12 17v3" />
      </svg>
      {isListening ? t`Listening …` : t`Search by voice`}
    </button>
  );
}
