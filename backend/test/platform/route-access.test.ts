import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { FastifyInstance } from 'fastify';
import { permissionsOf, StaffRole } from '../../src/kernel/permissions';
import { Viewer, guestViewer } from '../../src/kernel/viewer';
import { registerErrorHandler } from '../../src/platform/http/error-handler';
import { giveRule, registerRouteAccess } from '../../src/platform/http/route-access';

const folder = mkdtempSync(join(tmpdir(), 'grocessay-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const customer: Viewer = { role: 'customer', sessionId: 1, customerId: 1 };
const catalogue: Viewer = {
  role: 'admin',
  adminId: 1,
  permissions: permissionsOf(StaffRole.CATALOGUE),
};

function serverFor(viewer: Viewer): FastifyInstance {
  const app = fastify();
  registerErrorHandler(app);
  registerRouteAccess(app, async () => viewer);
  return app;
}

async function statusOf(viewer: Viewer, url: string): Promise<number> {
  const app = serverFor(viewer);
  app.get('/own', { config: { access: 'customer' } }, async () => 'fine');
  app.get('/products', { config: { access: 'manage-catalogue' } }, async () => 'fine');
  app.get('/all', { config: { access: 'anyone' } }, async () => 'fine');
  const { statusCode } = await app.inject({ url });
  return statusCode;
}

describe('the rule of a route', () => {
  it('is asked before the handler', async () => {
    const answers = [guestViewer, customer, catalogue].map((viewer) =>
      Promise.all(['/own', '/products', '/all', '/none'].map((url) => statusOf(viewer, url))),
    );
    expect(await Promise.all(answers)).toEqual([
      [401, 401, 200, 404],
      [200, 403, 200, 404],
      [403, 200, 200, 404],
    ]);
  });

  it('keeps the server from starting where it is missing', async () => {
    const app = serverFor(guestViewer);
    app.get('/forgotten', async () => 'fine');
    await expect(app.ready()).rejects.toThrow(
      'The route /forgotten does not say who may come through it',
    );
  });

  it('holds for a route of an inner scope as well', async () => {
    const app = serverFor(guestViewer);
    void app.register(async (scope) => void scope.get('/forgotten', async () => 'fine'));
    await expect(app.ready()).rejects.toThrow('/forgotten does not say');
  });

  it('may be given to all files of a folder', async () => {
    writeFileSync(join(folder, 'page.txt'), 'for anyone');
    const app = serverFor(guestViewer);
    void app.register(async (scope) => {
      giveRule(scope, 'anyone');
      await scope.register(fastifyStatic, { root: folder, wildcard: false });
    });
    const { statusCode, payload } = await app.inject({ url: '/page.txt' });
    expect([statusCode, payload]).toEqual([200, 'for anyone']);
    expect(app.routeRules).toContainEqual({ method: 'GET', url: '/page.txt', access: 'anyone' });
    expect(app.routeRules).toContainEqual({ method: 'HEAD', url: '/page.txt', access: 'anyone' });
  });
});
