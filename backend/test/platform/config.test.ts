import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, projectRoot, readConfig, settings } from '../../src/platform/config/config';
import { readPinCodes } from '../../src/platform/config/pin-codes';

const own = { ADMIN_EMAIL: 'keeper@shop.test', ADMIN_PASSWORD: 'Keeper@123' };

function refusal(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('The configuration was taken');
}

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      processes: 1,
      databaseUrl: undefined,
      dataDir: join(projectRoot, 'data'),
      adminEmail: 'admin@grocessay.test',
      adminPassword: 'Admin@1234',
      store: {
        name: 'Grocessay',
        city: 'Thane',
        addressLines: [
          'Grocessay',
          '12 Gokhale Road, Naupada',
          'Thane West 400602',
          'Maharashtra, India',
        ],
        supportPhone: '+91 22 5550 0182',
        supportEmail: 'support@grocessay.test',
      },
      receipts: { prefix: 'GRO' },
      payments: { gateway: 'sandbox', timeoutSeconds: 10 },
      mail: { smtpUrl: undefined, from: 'Grocessay <support@grocessay.test>' },
      security: {
        publicUrl: 'http://localhost:4000',
        overTls: false,
        trustedProxies: [],
        loginFailuresPerAddress: 100_000,
        registrationsPerAddress: 100_000,
        messagesPerAddress: 100_000,
        codeFailuresPerAddress: 100_000,
        guestCartsPerAddress: 100_000,
        apiTokenRequestsPerMinute: 3000,
      },
      webhookNetworks: [],
      observability: { slowQueryMs: 500, shutdownDelaySeconds: 0 },
      corsOrigins: [],
      production: false,
      logLevel: 'info',
      explorer: true,
      seedDemo: true,
      slotCapacity: 40,
      orderLimits: { unpaidPerCustomer: 5, openCashPerCustomer: 5, perCustomerAndHour: 20 },
      serviceablePinCodes: readPinCodes('400601-400615,421204'),
      jobsEverySeconds: 15,
      lowStockMailMinute: 420,
      sessionCacheMs: 800,
    });
  });

  it('is what the environment says', () => {
    const config = readConfig({
      ...own,
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '0.0.0.0',
      PROCESSES: '4',
      DATABASE_URL: 'mysql://shop:secret@db:3306/grocessay',
      DATA_DIR: '/var/lib/grocessay',
      STORE_NAME: 'Naupada Stores',
      STORE_ADDRESS: '1 Road | Thane',
      SUPPORT_EMAIL: 'Help@Shop.Test',
      STORE_GSTIN: '27AAPFU0939F1ZV',
      STORE_FSSAI_LICENCE: '11520998000123',
      RECEIPT_PREFIX: 'NKS',
      CORS_ORIGINS: 'https://a.test, https://b.test:8443',
      LOG_LEVEL: 'warn',
      SLOT_CAPACITY: '5',
      UNPAID_ORDERS_PER_CUSTOMER: '2',
      CASH_ORDERS_PER_CUSTOMER: '3',
      ORDERS_PER_HOUR: '4',
      SERVICEABLE_PIN_CODES: '400601-400603,421204',
      JOBS_EVERY_SECONDS: '60',
      LOW_STOCK_MAIL_AT: '06:30',
      EXPLORER: 'true',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      processes: 4,
      databaseUrl: 'mysql://shop:secret@db:3306/grocessay',
      dataDir: '/var/lib/grocessay',
      adminEmail: own.ADMIN_EMAIL,
      adminPassword: own.ADMIN_PASSWORD,
      corsOrigins: ['https://a.test', 'https://b.test:8443'],
      production: true,
      logLevel: 'warn',
      explorer: true,
      seedDemo: false,
      slotCapacity: 5,
      orderLimits: { unpaidPerCustomer: 2, openCashPerCustomer: 3, perCustomerAndHour: 4 },
      jobsEverySeconds: 60,
      lowStockMailMinute: 390,
    });
    const pinCodes = ['400601', '400602', '400603', '421204'];
    expect([...config.serviceablePinCodes]).toEqual(pinCodes);
    expect(config.store).toMatchObject({
      name: 'Naupada Stores',
      addressLines: ['1 Road', 'Thane'],
      supportEmail: 'help@shop.test',
    });
    expect(config.receipts).toEqual({
      gstin: '27AAPFU0939F1ZV',
      fssaiLicence: '11520998000123',
      prefix: 'NKS',
    });
  });

  it('takes an empty value as one that is not set', () => {
    const names = [
      'PORT',
      'DATABASE_URL',
      'DATA_DIR',
      'CORS_ORIGINS',
      'STORE_NAME',
      'EXPLORER',
      'SLOT_CAPACITY',
      'SERVICEABLE_PIN_CODES',
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  it('switches explorer and demo off in production, unless told otherwise', () => {
    const production = { ...own, NODE_ENV: 'production' };
    expect(readConfig(production)).toMatchObject({ explorer: false, seedDemo: false });
    expect(readConfig({ EXPLORER: 'false', SEED_DEMO: 'false' })).toMatchObject({
      explorer: false,
      seedDemo: false,
    });
  });

  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['HOST', 'not a host'],
    ['PROCESSES', '0'],
    ['PROCESSES', '65'],
    ['PROCESSES', '2'], // without DATABASE_URL: SQLite serves one
    ['DATABASE_URL', 'postgres://localhost/shop'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_REPLICA_URL', 'mysql://db2:3306/grocessay'], // removed
    ['DATABASE_CA_FILE', 'ca.pem'], // without DATABASE_URL, too
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_EMAIL', 'admin@shop.grocery'],
    ['SUPPORT_EMAIL', 'support'],
    ['CORS_ORIGINS', 'shop.test'],
    ['CORS_ORIGINS', 'https://shop.test/path'],
    ['LOG_LEVEL', 'loud'],
    ['EXPLORER', 'maybe'],
    ['SEED_DEMO', 'perhaps'],
    ['SERVICEABLE_PIN_CODES', '4006'],
    ['SERVICEABLE_PIN_CODES', '400603-400601'],
    ['SLOT_CAPACITY', '0'],
    ['SLOT_CAPACITY', '1.5'],
    ['SLOT_CAPACITY', '-1'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with a space in its middle'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://localhost:4317'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', 'always'],
    ['SLOW_QUERY_MS', '-1'],
    ['SHUTDOWN_DELAY_SECONDS', '301'],
    ['JOBS_EVERY_SECONDS', '0'],
    ['LOW_STOCK_MAIL_AT', '7:00'],
    ['LOW_STOCK_MAIL_AT', '24:00'],
    ['MESSAGE_HOOK_URL', 'messages.shop.in/send'],
    ['MESSAGE_HOOK_URL', 'https://shop:TopSecret9@messages.shop.in/send'],
    ['MESSAGE_HOOK_SECRET', 'TopSecret9'],
    ['S3_ENDPOINT', 's3.amazonaws.com'],
    ['S3_ENDPOINT', 'https://s3.amazonaws.com/pictures'],
    ['S3_BUCKET', 'Pictures/of/the/shop'],
    ['S3_REGION', 'ap south'],
    ['STORE_GSTIN', '27AAPFU0939F1ZW'],
    ['STORE_GSTIN', '27aapfu0939f1zv'],
    ['STORE_FSSAI_LICENCE', '1152099800012'],
    ['RECEIPT_PREFIX', 'gro'],
    ['RECEIPT_PREFIX', 'GROCERY'],
  ])('refuses %s=%s with one line that names it', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^Configuration: ${name}: \\S.+$`));
    expect(message).not.toMatch(/\n|undefined/);
  });

  it.each(['/there/is/no/such/file.pem', 'README.md'])('refuses %s as a certificate', (file) => {
    const settings = {
      DATABASE_URL: 'mysql://shop:TopSecret9@db/grocessay',
      DATABASE_CA_FILE: file,
    };
    expect(refusal(settings)).toMatch(
      /^Configuration: DATABASE_CA_FILE: no certificate \(PEM\): \S.+$/,
    );
  });

  it('refuses a setting that was removed, with what is to be done', () => {
    const urls = {
      DATABASE_URL: 'mariadb://db/grocessay',
      DATABASE_REPLICA_URL: 'mariadb://shop:TopSecret9@db2/grocessay',
    };
    expect(refusal(urls)).toBe(
      'Configuration: DATABASE_REPLICA_URL: this setting was removed: the shop reads from DATABASE_URL only',
    );
    expect(readConfig({ ...own, DATABASE_REPLICA_URL: '' }).databaseUrl).toBeUndefined();
  });

  it('takes all settings of S3, or none', () => {
    const all = {
      S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com/',
      S3_BUCKET: 'shop-pictures',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'AKIASHOP',
      S3_SECRET_ACCESS_KEY: 'TopSecret9',
    };
    expect(readConfig(all).s3).toEqual({
      endpoint: 'https://s3.ap-south-1.amazonaws.com',
      bucket: 'shop-pictures',
      region: 'ap-south-1',
      accessKeyId: 'AKIASHOP',
      secretAccessKey: 'TopSecret9',
    });
    for (const name of Object.keys(all))
      expect(refusal({ ...all, [name]: '' })).toBe(
        `Configuration: ${name}: pictures go to S3 with all of S3_* set`,
      );
  });

  it('takes a hook for messages with its secret, or neither', () => {
    const hook = { url: 'https://messages.shop.in/send', secret: 'w4Kp'.repeat(8) };
    const both = { MESSAGE_HOOK_URL: hook.url, MESSAGE_HOOK_SECRET: hook.secret };
    expect(readConfig(both).mail.hook).toEqual(hook);
    expect(readConfig({}).mail.hook).toBeUndefined();
    expect(refusal({ ...both, MESSAGE_HOOK_SECRET: '' })).toBe(
      'Configuration: MESSAGE_HOOK_SECRET: MESSAGE_HOOK_URL needs it',
    );
    expect(refusal({ ...both, MESSAGE_HOOK_URL: '' })).toBe(
      'Configuration: MESSAGE_HOOK_URL: MESSAGE_HOOK_SECRET needs it',
    );
  });

  it('refuses the demo login in production', () => {
    expect(refusal({ NODE_ENV: 'production' })).toBe(
      'Configuration: ADMIN_PASSWORD: production needs one of your own, not the demo password',
    );
    const demoAddress = { NODE_ENV: 'production', ADMIN_PASSWORD: own.ADMIN_PASSWORD };
    expect(refusal(demoAddress)).toBe(
      'Configuration: ADMIN_EMAIL: production needs one of your own, not the demo address',
    );
    expect(refusal({ ...demoAddress, ADMIN_EMAIL: 'Admin@Grocessay.Test' })).toMatch(/ADMIN_EMAIL/);
  });

  it('refuses a misspelt setting by its name, and takes what others set', () => {
    expect(refusal({ ...own, NODE_ENV: 'production', DATABSE_URL: 'mysql://a:b@c/d' })).toBe(
      'Configuration: DATABSE_URL: there is no such setting; DATABASE_URL is probably meant',
    );
    expect(
      readConfig({ ...own, DATABSE_URL: '', DATABASE_HOST: 'db', npm_config_port: '1' }),
    ).toEqual(readConfig(own));
  });

  it('never shows a password in its messages', () => {
    expect(refusal({ ...own, ADMIN_PASSWORD: 'TopSecret9', PORT: 'x' })).not.toContain(
      'TopSecret9',
    );
    const url = 'postgres://shop:TopSecret9@db/shop';
    expect(refusal({ DATABASE_URL: url })).not.toContain('TopSecret9');
  });

  it('is described value by value in .env.example', () => {
    const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
    const names = Object.keys(settings);
    expect(names.length).toBeGreaterThan(12);
    for (const name of names) expect(example).toContain(name);
  });
});
