import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/assembly/open-database';
import { readConfig } from '../../src/platform/config/config';
import { customerInput } from '../kit/people';
import { RunningShop } from '../kit/running-shop';
import { readMails } from '../kit/shared';
import { card } from '../kit/shopping';
import { freshDatabase } from '../kit/test-shop';

/** Every value here is unique, so that it occurs nowhere else. */
const SECRETS = {
  adminPassword: 'Kx7Admin-Wq3',
  password: 'Kx7Customer-Wq3',
  wrongPassword: 'Kx7Wrong-Wq3',
  newPassword: 'Kx7Changed-Wq3',
  cardNumber: '4012888888881881',
  cvv: '9173',
};
const ADMIN = { email: 'log-keeper@shop.test', password: SECRETS.adminPassword };

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
const ADMIN_LOGIN = 'mutation ($input: LoginInput!) { adminLogin(input: $input) { accessToken } }';
const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';
const REQUEST_CODE =
  'mutation ($input: RequestLoginCodeInput!) { requestLoginCode(input: $input) }';
const LOGIN_WITH_CODE =
  'mutation ($input: LoginWithCodeInput!) { loginWithCode(input: $input) { accessToken } }';
const RESET =
  'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { accessToken } }';
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
const PAY = 'mutation ($input: PaymentInput!) { payment(input: $input) { id } }';
const TOKEN = `mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { token } }`;
const CARD = card({ cardNumber: SECRETS.cardNumber, cvv: SECRETS.cvv });

let shop: RunningShop;
let dataDir: string;
let place: Awaited<ReturnType<typeof freshDatabase>>;
const linkTokens: string[] = [];
const loginCodes: string[] = [];
const customer = customerInput({ password: SECRETS.password });
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grocessay-log-'));
  place = await freshDatabase();
  shop = await RunningShop.start({
    NODE_ENV: 'production',
    LOG_LEVEL: 'trace',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    JOBS_EVERY_SECONDS: '1',
    ...place.environment,
    DATA_DIR: dataDir,
  });
  await driveEverything();
  await shop.stop();
});
afterAll(async () => {
  await shop?.stop();
  await place.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** Logins, registration, links, payments, bad uploads and failures of every kind, all with secrets in them. */
async function driveEverything(): Promise<void> {
  const { email, password } = customer;
  expect((await shop.graphql(REGISTER, customer)).status).toBe(200);
  await shop.graphql(REGISTER, customer); // taken
  await shop.graphql(REGISTER, { ...customer, phone: 1, password });
  await shop.graphql(LOGIN, { email, password: SECRETS.wrongPassword });
  expect((await shop.graphql(LOGIN, { email, password })).status).toBe(200);
  await shop.graphql(PAY, CARD);
  await shop.graphql(PAY, { ...CARD, cvv: Number(SECRETS.cvv) });
  await shop.graphql(PAY, { ...CARD, expYear: 1999 });
  await shop.send(
    'POST',
    '/api/payments/payment',
    JSON.stringify({ ...CARD, cvv: `${SECRETS.cvv}9` }),
  );
  await shop.graphql(CHANGE, {
    currentPassword: SECRETS.wrongPassword,
    newPassword: SECRETS.newPassword,
  });
  await shop.graphql(CHANGE, { currentPassword: password, newPassword: SECRETS.newPassword });
  await followLink(email);
  await logInByCode(email);
  await askWrongly();
  shop.forgetCookies();
  expect((await shop.graphql(ADMIN_LOGIN, ADMIN)).status).toBe(200);
  const { body } = await shop.graphql(TOKEN, { name: 'Log test', scopes: ['READ_ORDERS'] });
  const made = body.data?.createApiToken as { token: string } | undefined;
  shop.seenTokens.add(String(made?.token));
  await shop.send(
    'POST',
    '/uploads/pictures',
    Buffer.from(`not a form ${password}`),
    'multipart/form-data; boundary=x',
  );
  await breakDatabase();
}

async function followLink(email: string): Promise<void> {
  await shop.graphql(FORGOT, { email, kind: 'CUSTOMER' });
  const token = await newestIn('password-reset', 'token');
  linkTokens.push(token);
  await shop.send('GET', `/reset-password?token=${token}`);
  await shop.send('GET', `/api/nothing?token=${token}&password=${SECRETS.password}`);
  expect((await shop.graphql(RESET, { token, password: SECRETS.newPassword })).status).toBe(200);
  await shop.graphql(RESET, { token, password: SECRETS.newPassword });
}

async function logInByCode(to: string): Promise<void> {
  await shop.graphql(REQUEST_CODE, { to });
  const code = await newestIn('login-code', 'code');
  loginCodes.push(code);
  expect((await shop.graphql(LOGIN_WITH_CODE, { to, code })).status).toBe(200);
  await shop.graphql(LOGIN_WITH_CODE, { to, code });
  await shop.graphql(LOGIN_WITH_CODE, { to, code: Number(code) });
}

/** The emails are in the data folder, since no mail server is configured. */
async function newestIn(kind: string, secret: 'token' | 'code'): Promise<string> {
  const folder = join(dataDir, 'mails');
  for (let look = 0; look < 100; look++) {
    const mails = await readMails(folder, (each) => each === kind);
    const found = mails.at(-1)?.[secret];
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`No ${kind} was sent: ${shop.output}`);
}

/** Malformed requests of many kinds, each with a secret where parsing fails. */
async function askWrongly(): Promise<void> {
  const secret = SECRETS.password;
  await shop.send('POST', '/graphql', `{"query": "x", "password": "${secret}`);
  await shop.send('POST', '/graphql', `{"password": ${secret}}`);
  await shop.send(
    'POST',
    '/graphql',
    JSON.stringify({ query: `{ me(password: "${secret}") { id } }` }),
  );
  await shop.send('POST', '/graphql', JSON.stringify({ query: `{ "${secret}" }` }));
  await shop.send(
    'POST',
    '/graphql',
    JSON.stringify({ query: LOGIN, variables: { input: secret } }),
  );
  await shop.send(
    'POST',
    '/graphql',
    JSON.stringify({ query: LOGIN, variables: { input: { email: { secret } } } }),
  );
  await shop.send('POST', '/api/customers/register', `{"password": "${secret}`);
  await shop.send('POST', '/api/customers/login', `${secret}`, 'text/plain');
  await shop.send('GET', `/api/products/products/${secret}`);
  await shop.send('GET', `/%zz?token=${secret}`);
  await shop.send('DELETE', `/api/orders/${secret}?password=${secret}`);
}

/** Failures of the shop itself: the database lacks tables that store secrets. */
async function breakDatabase(): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', ...place.environment, DATA_DIR: dataDir });
  const database = await openDatabase(config, 'working');
  for (const table of ['customers', 'one_time_links', 'known_devices', 'login_codes'])
    await database.writer.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  await database.close();
  const failed = await shop.graphql(REGISTER, { ...customer, email: 'another@shop.test' });
  expect(failed.status).toBeGreaterThanOrEqual(500);
  await shop.graphql(LOGIN, { email: customer.email, password: SECRETS.newPassword });
  await shop.graphql(ADMIN_LOGIN, ADMIN);
  await shop.graphql(FORGOT, { email: ADMIN.email, kind: 'ADMIN' });
}

describe('the log of a shop that writes all it can', () => {
  it('was written', () => {
    expect(shop.output).toContain('"msg":"Request"');
    expect(shop.output).toContain('"level":50');
    expect(shop.seenTokens.size).toBeGreaterThan(4);
    expect(linkTokens).toHaveLength(1);
  });

  it.each(Object.entries(SECRETS).filter(([name]) => name !== 'cvv'))(
    'holds no %s',
    (_name, secret) => {
      expect(shop.output).not.toContain(secret);
    },
  );

  it('holds no login code', () => {
    expect(loginCodes).toHaveLength(1);
    // Six digits may be part of any number: this searches for them as a separate number.
    for (const code of loginCodes)
      expect(shop.output).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`));
  });

  it('holds no cvv', () => {
    // Four digits may be part of any number: this searches for them as a separate number.
    expect(shop.output).not.toMatch(/(?<![\w.-])9173(?![\w.-])/);
  });

  it('holds no token of a session, a device, a program or a link', () => {
    const tokens = [...shop.seenTokens, ...linkTokens].filter((token) => token.length > 10);
    expect(tokens.filter((token) => shop.output.includes(token))).toEqual([]);
  });

  it('holds no e-mail address of a customer', () => {
    expect(shop.output).not.toContain(customer.email);
  });

  it('holds no hash', () => {
    // As a field with its value: the text of a slow statement may contain the column's name.
    expect(shop.output).not.toMatch(/\$argon2|(passwordHash|tokenHash|codeHash)\\?"/);
    expect(shop.output).not.toMatch(/\b[0-9a-f]{64}\b/);
  });

  it('holds no address with what was asked behind it', () => {
    expect(shop.output).not.toMatch(/\?(token|password)=/);
  });

  it('has one line for each request: route, status, time, number and who it was', () => {
    const lines = shop.output
      .split('\n')
      .filter((line) => line.includes('"msg":"Request"'))
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(30);
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(lines.length);
    for (const { level, method, status, durationMs } of lines) {
      expect([level, method, status, durationMs]).toEqual([
        30,
        expect.stringMatching(/^[A-Z]+$/),
        expect.any(Number),
        expect.any(Number),
      ]);
    }
    expect(lines).toContainEqual(
      expect.objectContaining({
        route: '/graphql',
        viewer: { role: 'admin', id: expect.any(Number) },
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ route: '/api/products/products/:id', status: 400 }),
    );
  });

  it('tells with each failure of ours which request it was', () => {
    const failures = shop.output
      .split('\n')
      .filter((line) => line.startsWith('{') && line.includes('"level":50'))
      .map((line) => JSON.parse(line));
    const ours = failures.filter(({ code }) => code === 'INTERNAL');
    expect(ours.length).toBeGreaterThan(0);
    for (const { requestId, err } of ours) {
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(err.stack).toContain('at ');
    }
  });
});
