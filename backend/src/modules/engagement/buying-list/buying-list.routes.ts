import { FastifyInstance } from 'fastify';
import { file } from '../../../platform/rest/schemas';
import { streamCsv } from '../../../platform/rest/stream-csv';
import { SessionAuthentication } from '../../identity';
import { BuyingListService } from './buying-list.service';

/** The buying list as a file for the wholesaler. */
export function registerBuyingListRoutes(
  app: FastifyInstance,
  buyingList: BuyingListService,
  sessions: SessionAuthentication,
): void {
  app.get(
    '/exports/buying-list.csv',
    {
      config: { access: 'manage-catalogue' },
      schema: {
        operationId: 'exportBuyingList',
        tags: ['Exports'],
        summary: 'Exports products out of stock or low, with suggested quantities',
        response: { 200: file('A CSV file, in UTF-8 with a byte order mark', 'text/csv') },
      },
    },
    async (request, reply) => streamCsv(reply, buyingList.file(await sessions.viewerOf(request))),
  );
}
