import { AddressInfo, Server, Socket, createServer } from 'node:net';

/** A received email. */
export interface ReceivedMail {
  from: string;
  to: string;
  source: string;
}

/** A mail server that stores, refuses or ignores emails. */
export class SmtpServer {
  readonly received: ReceivedMail[] = [];
  /** Its response to RCPT TO; undefined for none. */
  recipientAnswer: string | undefined = '250 ok';
  /** Whether it delays its response to a complete email until `letGo`. */
  isHolding = false;
  private held: (() => void)[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<SmtpServer> {
    const server = createServer();
    const smtp = new SmtpServer(server);
    server.on('connection', (socket) => smtp.serve(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Number of emails waiting for their response. */
  get heldCount(): number {
    return this.held.length;
  }

  letGo(): void {
    this.isHolding = false;
    for (const answer of this.held.splice(0)) answer();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => {});
    const talk = new Conversation(this, socket);
    let buffered = '';
    socket.on('data', (bytes) => {
      buffered += bytes.toString('utf8');
      for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
        talk.hear(buffered.slice(0, end));
        buffered = buffered.slice(end + 2);
      }
    });
    socket.write('220 test\r\n');
  }

  /** @internal */
  keep(mail: ReceivedMail, answer: () => void): void {
    this.received.push(mail);
    if (this.isHolding) this.held.push(answer);
    else answer();
  }
}

/** One connection: enough of RFC 5321 for a correct client. */
class Conversation {
  private mail: ReceivedMail = { from: '', to: '', source: '' };
  private lines: string[] | undefined;

  constructor(
    private readonly smtp: SmtpServer,
    private readonly socket: Socket,
  ) {}

  hear(line: string): void {
    if (this.lines) this.hearContent(this.lines, line);
    else this.hearCommand(line);
  }

  private hearCommand(line: string): void {
    const [, address = ''] = /<(.*?)>/.exec(line) ?? [];
    switch (line.slice(0, 4).toUpperCase()) {
      case 'EHLO':
        return this.say('250-test\r\n250 8BITMIME');
      case 'MAIL':
        this.mail = { from: address, to: '', source: '' };
        return this.say('250 ok');
      case 'RCPT':
        this.mail.to = address;
        return this.say(this.smtp.recipientAnswer);
      case 'DATA':
        this.lines = [];
        return this.say('354 go on');
      case 'QUIT':
        this.say('221 bye');
        this.socket.end();
        return;
      default:
        return this.say('250 ok');
    }
  }

  private hearContent(lines: string[], line: string): void {
    if (line !== '.') {
      lines.push(line.startsWith('..') ? line.slice(1) : line);
      return;
    }
    this.lines = undefined;
    this.smtp.keep({ ...this.mail, source: lines.join('\n') }, () => this.say('250 kept'));
  }

  private say(answer: string | undefined): void {
    if (answer !== undefined) this.socket.write(`${answer}\r\n`);
  }
}
