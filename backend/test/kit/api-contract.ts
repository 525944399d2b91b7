import Ajv2020, { ValidateFunction } from 'ajv/dist/2020';
import { FastifyInstance } from 'fastify';

/** The parts of an OpenAPI document that responses are checked against. */
export interface ApiDocument {
  openapi: string;
  info: { version: string };
  servers: { url: string }[];
  components: { securitySchemes: Record<string, unknown> };
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, unknown>[];
  parameters?: { in: string; name: string; description?: string }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}

/** The parts of a response that the document describes. */
interface GivenAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  body: unknown;
}

const contracts = new WeakMap<FastifyInstance, ApiContract>();

/** Checks the responses of a shop against its own OpenAPI document. */
export class ApiContract {
  private readonly ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: false,
  });
  private readonly paths: {
    path: string;
    pattern: RegExp;
    operations: Record<string, Operation>;
  }[];
  private readonly validators = new Map<string, ValidateFunction>();

  private constructor(document: ApiDocument) {
    this.ajv.addSchema(closed(document) as ApiDocument, 'document');
    this.paths = Object.entries(document.paths)
      .sort(([one], [other]) => (staticFirst(one) < staticFirst(other) ? -1 : 1))
      .map(([path, operations]) => ({ path, pattern: patternOf(path), operations }));
  }

  /** The contract of a shop, created once. */
  static of(http: FastifyInstance): ApiContract {
    const contract = contracts.get(http) ?? new ApiContract(http.swagger() as never);
    contracts.set(http, contract);
    return contract;
  }

  /** @throws if the document contains the call, but not this response */
  check(method: string, url: string, { status, headers, text, body }: GivenAnswer): void {
    const found = this.operationOf(method.toLowerCase(), url);
    if (!found) return;
    const { path, operation } = found;
    const fail = (why: string): never => {
      throw new Error(`${method} ${url}: ${status} ${text.slice(0, 1_000)}: ${why}`);
    };
    const answer = operation.responses[status] ?? fail('the document has no such status');
    if (!answer.content) return text === '' ? undefined : fail('the document has no body');
    const type = String(headers['content-type']).replace(/;.*$/, '');
    if (!(type in answer.content)) fail(`the document has no ${type}`);
    if (type !== 'application/json') return;
    const place = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type];
    const validate = this.validatorAt(`document#/${place.map(pointerPart).join('/')}/schema`);
    if (!validate(body)) fail(this.ajv.errorsText(validate.errors));
  }

  private operationOf(method: string, url: string) {
    const address = pathOf(url);
    for (const { path, pattern, operations } of this.paths) {
      const operation = operations[method];
      if (operation && pattern.test(address)) return { path, operation };
    }
    return undefined;
  }

  private validatorAt($ref: string): ValidateFunction {
    const validate = this.validators.get($ref) ?? this.ajv.compile({ $ref });
    this.validators.set($ref, validate);
    return validate;
  }
}

/** The same schemas without additional properties, so that undocumented fields are found, too. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, closed(member)]),
  );
  const isObject = members['type'] === 'object' && 'properties' in members;
  return isObject ? { ...members, additionalProperties: false } : members;
}

/** Sorts paths in the router's order: static segments before parameters. */
function staticFirst(path: string): string {
  return path.replace(/\{\w+\}/g, '\uffff');
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()[\]\\|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

/** The path of a URL as parsed by the router. */
function pathOf(url: string): string {
  if (!URL.canParse(url, 'http://shop.test')) return '';
  return new URL(url, 'http://shop.test').pathname.replace(/(?<=.)\/$/, '');
}

/** A part of a JSON pointer in the fragment of a URI. */
function pointerPart(part: string | number): string {
  return encodeURIComponent(String(part).replace(/~/g, '~0').replace(/\//g, '~1'));
}
