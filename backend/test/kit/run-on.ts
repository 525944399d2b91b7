import { Connection, RowDataPacket, createConnection } from 'mysql2/promise';

/** Runs a statement on a server as root. */
export async function runOn({ url }: { url: string }, sql: string): Promise<RowDataPacket[]> {
  const uri = url.replace(/^mariadb:/, 'mysql:');
  const connection: Connection = await createConnection({ uri });
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return rows;
  } finally {
    await connection.end();
  }
}
