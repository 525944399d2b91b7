import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/config/config';
import { ApiContract, ApiDocument } from '../kit/api-contract';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let document: ApiDocument;
beforeAll(async () => {
  shop = await openTestShop();
  document = (await shop.client().send('GET', '/api/openapi.json')).body;
});
afterAll(() => shop.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

describe('the OpenAPI document', () => {
  it('says what it describes, and where that is', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      servers: [{ url: shop.config.security.publicUrl }],
    });
  });

  it('is valid', () => {
    // The validator is an ES module that reads adjacent files, which Jest cannot load.
    const validate = `
      import { readFileSync } from 'node:fs';
      import { Validator } from '@seriousme/openapi-schema-validator';
      const result = await new Validator().validate(JSON.parse(readFileSync(0, 'utf8')));
      process.stdout.write(JSON.stringify(result));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', validate], {
      cwd: join(projectRoot, 'backend'),
      input: JSON.stringify(document),
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).toEqual({ valid: true });
  });

  it('has every call of REST, and nothing else', () => {
    const described = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const served = shop.http.routeRules
      .filter(
        ({ method, url }) =>
          method !== 'HEAD' &&
          /^\/(api|exports|imports|photos|pictures|receipts|uploads)\//.test(url),
      )
      .map(({ method, url }) => `${method} ${encodeURI(url).replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(served.sort());
  });

  it('names each call once, and says what it is for', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations())
      expect(operation).toMatchObject({
        summary: expect.stringMatching(/^[A-Z].*[^.]$/),
        tags: [expect.any(String)],
      });
  });

  it('has all that stands in an address, who may call it, and how it fails', () => {
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { path, operation } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = (operation.parameters ?? []).filter((each) => each.in === 'path');
      expect([path, inPath.map(({ name }) => name)]).toEqual([path, named]);
      for (const scheme of operation.security.flatMap((each) => Object.keys(each)))
        expect(schemes).toContain(scheme);
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
      expect(statuses.includes('401')).toBe(operation.security.length > 0 || /login$/.test(path));
    }
  });
});

describe('an answer of a call', () => {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const check = (status: number, body: unknown) => () =>
    ApiContract.of(shop.http).check('GET', '/api/products/products/7', {
      status,
      headers,
      text: JSON.stringify(body),
      body,
    });
  const product = {
    productId: 7,
    productname: 'Okra',
    description: 'x',
    image: '/x.webp',
    mrpPrice: 1,
    quantity: 1,
    unit: null,
    measurment: null,
  };

  it('is held to the document by every test', () => {
    expect(check(200, product)).not.toThrow();
    expect(check(200, { ...product, productId: '7' })).toThrow('productId must be integer');
    expect(check(200, { ...product, secret: 1 })).toThrow('must NOT have additional properties');
    expect(check(404, { code: 'NOT_FOUND' })).toThrow("required property 'message'");
    expect(check(418, {})).toThrow('no such status');
  });
});
