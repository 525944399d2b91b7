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
  201: json(
    'URL of the photo',
    answerObject({ url: text('Accessible to those who may see the photo.') }),
  ),
};

/** Upload of photos of delivered orders, and their retrieval by those who may see them. */
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
        summary: 'Uploads the photo of a delivered stop',
        ...pictureForm,
        params: idsInPath({ stopId: 'Stop ID.' }),
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
        summary: 'Adds a photo to an open report, which may have three',
        ...pictureForm,
        params: idsInPath({ reportId: 'Report ID.' }),
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
      summary: 'Gets a photo of a delivered order',
      params: idsInPath({ photoId: 'Photo ID.' }),
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
