import { FastifyInstance } from 'fastify';
import { ShopError } from '../../../../kernel/shop-error';
import { HARMLESS } from '../../../../platform/http/security-headers';
import { platformMessages } from '../../../../platform/platform.messages';
import { file, queryParts, text } from '../../../../platform/rest/schemas';
import { illustrationSvg } from './illustration-svg.rules';
import { readIllustration } from './illustration.rules';

/** The picture of an address never changes; see Illustration. */
const FOREVER = 'public, max-age=31536000, immutable';

const schema = {
  operationId: 'getGeneratedPicture',
  tags: ['Pictures'],
  summary: 'Gets the generated picture of a product without its own',
  querystring: queryParts({
    shape: text('Shape that is shown.'),
    tint: text('Colour of the pack.'),
    emblem: text('Emblem on the label.'),
    label: text('Name on the label.'),
    size: text('Unit on the label.'),
    v: text("Version of the shapes' design."),
  }),
  response: { 200: file('The picture', 'image/svg+xml') },
};

/** Serves generated pictures without look-up or storage: the address fully describes the picture. */
export function registerGeneratedPictureRoutes(app: FastifyInstance): void {
  app.get(
    '/pictures/generated.svg',
    { config: { access: 'anyone', failures: ['NOT_FOUND'] }, schema },
    async (request, reply) => {
      const illustration = readIllustration(request.query as Record<string, unknown>);
      if (!illustration) throw new ShopError('NOT_FOUND', platformMessages.nothingHere());
      return reply
        .headers({ ...HARMLESS, 'cache-control': FOREVER })
        .type('image/svg+xml; charset=utf-8')
        .send(illustrationSvg(illustration));
    },
  );
}
