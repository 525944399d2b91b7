import { openDatabase } from '../../src/assembly/open-database';
import { ConfigError, readConfig } from '../../src/platform/config/config';
import { Snapshot } from '../../src/platform/database/snapshot';
import { runOn } from '../kit/run-on';
import { Authority, TlsServer } from '../kit/tls-server';
import { serverUrl } from '../kit/test-shop';

if (serverUrl) describe('TLS to the database', describeTls);
else {
  it('TLS to the database is nothing that SQLite has', () => {
    expect(() => readConfig({ DATABASE_CA_FILE: __filename })).toThrow(ConfigError);
  });
}

function describeTls(): void {
  const authority = new Authority();
  let server: TlsServer;
  let databaseUrl: string;
  const place = (databaseCa?: string) => ({ databaseUrl, databaseCa, dataDir: '/nowhere' });
  const cipher = "SHOW SESSION STATUS LIKE 'Ssl_version'";

  beforeAll(async () => {
    server = await TlsServer.start(authority.certify('localhost'));
    await runOn(server, "CREATE USER 'shop'@'%' IDENTIFIED BY 'secret' REQUIRE SSL");
    await runOn(server, "GRANT ALL ON grocessay.* TO 'shop'@'%'");
    databaseUrl = server.url.replace('root@127.0.0.1', 'shop:secret@localhost');
  });
  afterAll(async () => {
    await server?.stop();
    authority.remove();
  });

  it('has every connection encrypted', async () => {
    const database = await openDatabase(place(authority.pem));
    try {
      const [reading] = await database.read.query(cipher);
      expect(reading.Value).toMatch(/^TLSv1\.[23]$/);
      const [writing] = await database.write((tx) => tx.query(cipher));
      expect(writing.Value).toMatch(/^TLSv1\.[23]$/);
      await database.check();
      // Longer than the silence after which a database counts as lost: keep-alives work through TLS.
      expect(await database.read.query('SELECT SLEEP(2.5) AS slept')).toEqual([{ slept: 0 }]);
    } finally {
      await database.close();
    }
    const seen = await Snapshot.of(place(authority.pem), async (snapshot) => {
      const rows: { n: number }[] = [];
      for await (const row of snapshot.rows<{ n: number }>('SELECT 1 AS n')) rows.push(row);
      return rows;
    });
    expect(seen).toEqual([{ n: 1 }]);
  });

  it('is asked for by its setting alone', async () => {
    await expect(openDatabase(place())).rejects.toThrow(/Access denied/);
  });

  it('trusts nobody but whoever is named', async () => {
    const guestViewer = new Authority();
    await expect(openDatabase(place(guestViewer.pem))).rejects.toThrow(/certificate/);
    guestViewer.remove();
  });

  it('wants a certificate for the very name that it was told', async () => {
    authority.certify('another-host.test');
    await runOn(server, 'FLUSH SSL');
    await expect(openDatabase(place(authority.pem))).rejects.toThrow(/altnames/);
    authority.certify('localhost');
    await runOn(server, 'FLUSH SSL');
    await (await openDatabase(place(authority.pem))).close();
  });

  it('is set up by a file, for servers that have a name', () => {
    const settings = { DATABASE_URL: databaseUrl, DATABASE_CA_FILE: authority.file };
    expect(readConfig(settings).databaseCa).toBe(authority.pem);
    expect(() => readConfig({ ...settings, DATABASE_URL: server.url })).toThrow(
      'Configuration: DATABASE_CA_FILE: DATABASE_URL has to have a name that the certificate is for',
    );
    expect(() => readConfig({ ...settings, DATABASE_URL: '' })).toThrow(
      'Configuration: DATABASE_CA_FILE: SQLite has no TLS; set DATABASE_URL',
    );
  });
}
