import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';

import { useOfferBannerQuery } from '../../generated/offers/offer-banner';
import { pictureUrl } from '../../shared/lib/picture-url';
import { ButtonLink } from '../../shared/ui/button';
import { Carousel } from '../../shared/ui/carousel/carousel';
import { Picture } from '../../shared/ui/picture';
import './banners.css';

/** The specified offer, also shown until the query completes. */
const specifiedOffer = { heading: null, text: null };

interface BannersProps {
  /** The link to the product list and its router state. */
  shop: { to: To; state: unknown };
}

/** The three banners: the store, the current offer, place an order. */
export function Banners({ shop }: BannersProps) {
  const { data } = useOfferBannerQuery({ fetchPolicy: 'cache-and-network' });
  const banner = data ? data.offerBanner : specifiedOffer;
  const slides = [
    {
      title: t`The store`,
      content: (
        <Banner
          tone="leaf"
          heading={t`The freshest food experience in India`}
          text={t`Hand-picked in the morning, at your door in Thane in the slot you choose.`}
          pictures={['1f345', '1f96d', '1f34c']}
          isFirst
        >
          <ButtonLink {...shop} tone="haldi" size="lg">{t`Place an order`}</ButtonLink>
        </Banner>
      ),
    },
    ...(banner
      ? [
          {
            title: banner.heading ?? t`New Year offer`,
            content: (
              <Banner
                tone="aubergine"
                heading={banner.heading ?? t`New Year offer`}
                text={
                  banner.text ?? t`Offer ending Jan 10th 2023 – a fresh start for every kitchen.`
                }
                pictures={['1f381', '1f34a', '1f349']}
              >
                <ButtonLink {...shop} tone="haldi" size="lg">{t`See the products`}</ButtonLink>
              </Banner>
            ),
          },
        ]
      : []),
    {
      title: t`Place an order`,
      content: (
        <Banner
          tone="sea"
          heading={t`Place an order`}
          text={t`Fill your cart, choose a slot, and pay online or at the door.`}
          pictures={['1f6f5', '1f966', '1f955']}
        >
          <ButtonLink {...shop} tone="haldi" size="lg">{t`Start shopping`}</ButtonLink>
        </Banner>
      ),
    },
  ];
  return <Carousel label={t`What is new in the shop`} slides={slides} />;
}

interface BannerProps {
  tone: 'leaf' | 'aubergine' | 'sea';
  heading: string;
  text: string;
  /** Emoji code points, the largest picture first. */
  pictures: readonly string[];
  /** The first banner: its pictures are fetched at once. */
  isFirst?: boolean;
  children: ReactNode;
}

function Banner({ tone, heading, text, pictures, isFirst = false, children }: BannerProps) {
  return (
    <div className="banner" data-tone={tone}>
      <div className="banner__text">
        <h2>{heading}</h2>
        <p>{text}</p>
        {children}
      </div>
      <div className="banner__pictures">
        {pictures.map((codePoint, at) => (
          <Picture
            key={codePoint}
            src={pictureUrl(codePoint)}
            alt=""
            sizePx={200}
            eager={isFirst}
            fetchPriority={isFirst && at === 0 ? 'high' : 'low'}
          />
        ))}
      </div>
    </div>
  );
}
