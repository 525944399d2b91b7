import fc from 'fast-check';
import { findLookalike } from './lookalikes.rules';

const SETTINGS = [
  ...['NODE_ENV', 'PORT', 'HOST', 'PROCESSES', 'DATABASE_URL', 'DATA_DIR'],
  ...['DATABASE_CA_FILE', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'STORE_NAME', 'STORE_ADDRESS'],
  ...['SMTP_URL', 'MAIL_FROM', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'PUBLIC_URL'],
  ...['CORS_ORIGINS', 'LOG_LEVEL', 'METRICS_TOKEN', 'EXPLORER', 'SEED_DEMO', 'SLOT_CAPACITY'],
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG', 'PAYMENT_GATEWAY'],
];

const meantBy = (name: string) => findLookalike([name], SETTINGS)?.meant;

describe('a variable that looks like a setting', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABSE_ULR', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['DATA_BASE_URL', 'DATABASE_URL'],
    ['Database_Url', 'DATABASE_URL'],
    ['DATA_DRI', 'DATA_DIR'],
    ['PROT', 'PORT'],
    ['PRT', 'PORT'],
    ['PORTT', 'PORT'],
    ['POORT', 'PORT'],
    ['PPORT', 'PORT'],
    ['HOSRT', 'HOST'],
    ['port', 'PORT'],
    ['NODE_EVN', 'NODE_ENV'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['ADMIN_PASSWROD', 'ADMIN_PASSWORD'],
    ['STMP_URL', 'SMTP_URL'],
    ['MAILFROM', 'MAIL_FROM'],
  ])('as %s does is one of %s', (name, setting) => {
    expect(meantBy(name)).toBe(setting);
  });

  it('is found whatever single error was made in any setting of two words', () => {
    const long = SETTINGS.filter((name) => name.includes('_'));
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        fc.constantFrom('left out', 'added', 'exchanged'),
        (name, place, character, error) => {
          const at = place % name.length;
          fc.pre(name[at] !== '_' && name[at] !== character);
          const rest = name.slice(error === 'added' ? at : at + 1);
          const typed = name.slice(0, at) + (error === 'left out' ? '' : character) + rest;
          fc.pre(!SETTINGS.includes(typed));
          expect(meantBy(typed)).toBeDefined();
        },
      ),
    );
  });

  it('is none of those that machines, shells, containers and tools set', () => {
    const usual = `PATH HOME USER SHELL TERM LANG LC_ALL PWD OLDPWD SHLVL _ TZ TMPDIR EDITOR PAGER HOSTNAME HOSTTYPE
      LOGNAME MAIL MAILTO DISPLAY NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_VERSION YARN_VERSION INIT_CWD COLOR
      npm_config_cache npm_config_port npm_config_host npm_package_name npm_lifecycle_event npm_node_execpath
      DATABASE_HOST DATABASE_PORT DATABASE_USER DATABASE_NAME DATABASE_PASSWORD DATABASE_SSL DATABASE_POOL DB_URL
      DATABASE_SERVICE_HOST DATABASE_SERVICE_PORT DATABASE_PORT_3306_TCP DATABASE_PORT_3306_TCP_ADDR
      KUBERNETES_PORT KUBERNETES_SERVICE_HOST SHOP_PORT MYSQL_PASSWORD MYSQL_ROOT_PASSWORD MYSQL_DATABASE MYSQL_USER
      PGHOST PGPORT SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD HTTP_PROXY https_proxy NO_PROXY AWS_REGION
      AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_DEFAULT_REGION INVOCATION_ID JOURNAL_STREAM LISTEN_FDS NOTIFY_SOCKET
      STATE_DIRECTORY LOGS_DIRECTORY HOSTS PORTS VHOST LHOST RHOST LPORT RPORT DPORT CREDENTIALS_DIRECTORY SYSTEMD_EXEC_PID CI GITHUB_ACTIONS GITHUB_TOKEN RUNNER_TEMP
      OTEL_SERVICE_NAME OTEL_TRACES_SAMPLER OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_PROTOCOL
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT OTEL_RESOURCE_ATTRIBUTES OTEL_LOG_LEVEL XDG_DATA_DIRS XDG_DATA_HOME
      XDG_RUNTIME_DIR DATABASE_URL_OLD TEST_DATABASE_URL E2E_DATABASE_URL CHROMIUM_PATH COMPOSE_PROJECT_NAME
      STAGE_NAME JAVA_DIR BASE_DIR LOG_DIR CACHE_DIR POST COST S3_PORT ADMIN_PORT ADMIN_NAME STORE_ID DEBUG LOG_FORMAT
      PM2_HOME pm_id NODE_APP_INSTANCE SSH_AUTH_SOCK SUDO_USER DEBIAN_FRONTEND PROMPT_COMMAND HISTFILE LINES COLUMNS`;
    for (const name of usual.split(/\s+/)) expect([name, meantBy(name)]).toEqual([name, undefined]);
  });
});
