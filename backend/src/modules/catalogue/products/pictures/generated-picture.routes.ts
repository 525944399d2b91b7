import { FastifyInstance } from 'fastify';
import { ShopError } from '../../../../kernel/shop-error';
import { HARMLESS } from '../../../../platform/http/security-headers';
import { platformMessages } from '../../../../platform/platform.messages';
import { file, queryParts, text } from '../../../../platform/rest/schemas';
import { illustrationSvg } from './illustration-svg.rules';
import { readIllustration } from './illustration.rules';

/** Whatever an address shows, it shows for ever; see Illustration. */
const FOREVER = 'public, max-age=31536000, immutable';

const schema = {
  operationId: 'getGeneratedPicture',
  tags: ['Pictures'],
  summary: 'The generated picture of a product that has none of its own',
  querystring: queryParts({
    shape: text('What it shows.'),
    tint: text('The colour of the pack.'),
    emblem: text('What is pictured on the label.'),
    label: text('The name on the label.'),
    size: text('The unit on the label.'),
    v: text('Counts changes of how shapes look.'),
  }),
  response: { 200: file('The picture', 'image/svg+xml') },
};

/** Where generated pictures are seen. Nothing is looked up or stored: an address says all that its picture shows. */
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
