import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import './carousel.css';
import { useCarousel } from './use-carousel';

export interface Slide {
  title: string;
  content: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: readonly Slide[];
}

/** Rotates banners; pauses while hovered or focused, and has a pause button. */
export function Carousel({ label, slides }: CarouselProps) {
  const carousel = useCarousel(slides.length);
  return (
    <section
      className="carousel"
      aria-roledescription={t`carousel`}
      aria-label={label}
      {...carousel.handlers}
    >
      <div className="carousel__slides" aria-live={carousel.advancing ? 'off' : 'polite'}>
        {slides.map(({ title, content }, index) => (
          <div
            key={title}
            className="carousel__slide"
            role="group"
            aria-roledescription={t`slide`}
            aria-label={t`${{ number: index + 1 }} of ${{ count: slides.length }}: ${title}`}
            aria-hidden={index !== carousel.current}
            inert={index !== carousel.current}
          >
            {content}
          </div>
        ))}
      </div>
      <div className="carousel__controls">
        {carousel.canPlay && (
          <button
            type="button"
            aria-label={carousel.playing ? t`Pause the banners` : t`Play the banners`}
            onClick={carousel.togglePlaying}
          >
            <Sign path={carousel.playing ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
          </button>
        )}
        <button type="button" aria-label={t`Previous banner`} onClick={() => carousel.step(-1)}>
          <Sign path="M15 5l-7 7 7 7" />
        </button>
        <button type="button" aria-label={t`Next banner`} onClick={() => carousel.step(1)}>
          <Sign path="M9 5l7 7-7 7" />
        </button>
        <span className="carousel__dots">
          {slides.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              aria-label={t`Banner ${{ number: index + 1 }}`}
              aria-current={index === carousel.current}
              onClick={() => carousel.show(index)}
            />
          ))}
        </span>
      </div>
    </section>
  );
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={path} />
  </svg>
);
