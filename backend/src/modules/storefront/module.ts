import { Module, resolver } from '../../platform/module';
import { Platform } from '../../platform/platform';
import { CatalogueServices } from '../catalogue';
import { OfferBanner } from './banner/offer-banner.entity';
import { OfferBannerResolver } from './banner/offer-banner.resolver';
import { OfferBannerService } from './banner/offer-banner.service';
import { OrderMails1700000000012 } from './migrations/1700000000012-order-mails';
import { PolicyTexts1700000000092 } from './migrations/1700000000092-policy-texts';
import { PageHeadService } from './pages/page-head.service';
import { ProductFeedService } from './pages/product-feed.service';
import { SitemapService } from './pages/sitemap.service';
import { registerStorefrontRoutes } from './pages/storefront.routes';
import { PolicyText } from './policies/policy-text.entity';
import { PolicyResolver } from './policies/policy.resolver';
import { PolicyService } from './policies/policy.service';
import { StoreResolver } from './store/store.resolver';

type Lower = Platform & CatalogueServices;

type StorefrontServices = ReturnType<typeof createServices>;

function createServices({ events, catalogue, categories, clock, config, database }: Lower) {
  const site = siteOf(config);
  return {
    offerBanner: new OfferBannerService(database, clock, events),
    policies: new PolicyService(database, clock, events, config.store),
    productFeed: new ProductFeedService(catalogue, site),
    pageHeads: new PageHeadService(catalogue, categories, site),
    sitemaps: new SitemapService(catalogue, categories, site),
  };
}

const siteOf = ({ store, security }: Lower['config']) => ({ store, publicUrl: security.publicUrl });

/**
 * Contents of public pages besides products: the store, its policies, the offer banner, page metadata, the sitemap, the
 * product feed.
 */
export const storefront: Module<StorefrontServices, Lower> = {
  name: 'storefront',
  entities: [OfferBanner, PolicyText],
  migrations: [OrderMails1700000000012, PolicyTexts1700000000092],
  services: createServices,
  resolvers: [
    resolver(OfferBannerResolver, (services) => [services.offerBanner]),
    resolver(PolicyResolver, (services) => [services.policies]),
    resolver(StoreResolver, (services) => [services.config.store]),
  ],
  routes: (http, { config, productFeed, sitemaps }) =>
    registerStorefrontRoutes(http, sitemaps, productFeed, siteOf(config)),
};
