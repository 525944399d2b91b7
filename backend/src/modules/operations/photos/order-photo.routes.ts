import { FastifyInstance } from 'fastify';
import { readRecordId } from '../../../kernel/record-id';
import { HARMLESS } from '../../../platform/http/security-headers';
import { pathPart } from '../../../platform/rest/rest-body';
import { answerObject, file, idsInPath, json, text } from '../../../platform/rest/schemas';
import { SessionAuthentication } from '../../identity';
import { MAX_FORM_BYTES, pictureForm, pictureIn, takePictureForms } from '../media/picture-form';
import { OrderPhotosService } from './order-photos.service';

const tags = ['Orders'];
const kept = {
  201: json('Where it is seen', answerObject({ url: text('For who may see it.') })),
};

/** Where photos of delivered orders come in, and where who may see them does. */
export async function registerOrderPhotoRoutes(
  app: FastifyInstance,
  photos: OrderPhotosService,
  sessions: SessionAuthentication,
): Promise<void> {
  await app.register(async (scope) => {
    await takePictureForms(scope);
    const ofStop = {
      bodyLimit: MAX_FORM_BYTES,
      config: { access: 'deliver-orders', failures: ['PHOTO_REFUSED'] },
      schema: {
        operationId: 'addDeliveryPhoto',
        tags,
        summary: 'Keeps the photo of a delivered stop',
        ...pictureForm,
        params: idsInPath({ stopId: 'Number of the stop.' }),
        response: kept,
      },
    } as const;
    scope.post('/photos/stops/:stopId', ofStop, async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const stopId = readRecordId(pathPart(request, 'stopId'), 'stop', 'stopId');
      const { url } = await photos.addToStop(viewer, stopId, await pictureIn(request));
      return reply.status(201).send({ url });
    });
    const ofReport = {
      bodyLimit: MAX_FORM_BYTES,
      config: { access: 'customer', failures: ['PHOTO_REFUSED'] },
      schema: {
        operationId: 'addReportPhoto',
        tags,
        summary: 'Adds a photo to an open report; at most three',
        ...pictureForm,
        params: idsInPath({ reportId: 'Number of the report.' }),
        response: kept,
      },
    } as const;
    scope.post('/photos/reports/:reportId', ofReport, async (request, reply) => {
      const viewer = await sessions.viewerOf(request);
      const reportId = readRecordId(pathPart(request, 'reportId'), 'report', 'reportId');
      const { url } = await photos.addToReport(viewer, reportId, await pictureIn(request));
      return reply.status(201).send({ url });
    });
  });

  const toThem = {
    config: { access: 'customer-or-staff' },
    schema: {
      operationId: 'getOrderPhoto',
      tags,
      summary: 'A photo of a delivered order',
      params: idsInPath({ photoId: 'Number of the photo.' }),
      response: { 200: file('The photo', 'image/webp') },
    },
  } as const;
  app.get('/photos/:photoId.webp', toThem, async (request, reply) => {
    const viewer = await sessions.viewerOf(request);
    const photoId = readRecordId(pathPart(request, 'photoId'), 'photo', 'photoId');
    const bytes = await photos.open(viewer, photoId);
    return reply
      .headers({ ...HARMLESS, 'cache-control': 'private, no-store' })
      .type('image/webp')
      .send(bytes);
  });
}
