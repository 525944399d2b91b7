import {
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnCredential,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { IsNull, LessThanOrEqual, LessThan, MoreThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { sha256 } from '../../../kernel/sha256';
import { Database } from '../../../platform/database/database';
import { Admin } from '../staff/admin.entity';
import { ChallengePurpose, PasskeyChallenge } from './passkey-challenge.entity';
import { Passkey } from './passkey.entity';
import { PasskeyAnswerInput } from './passkey.input';

const CHALLENGE_MS = 5 * 60 * 1000;
/** EdDSA, ES256 and RS256 (COSE): the library's recommendation; every platform supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/** The site of the passkeys: browsers offer them to no other. */
export interface PasskeySite {
  /** Host name of the shop, without a port. */
  id: string;
  /** The origin where people open it, such as https://shop.example. */
  origin: string;
  /** Its name in the browser. */
  name: string;
}

/** A browser's response with a new passkey, in base64url. */
export interface CreatedPasskey {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  /** How the browser reaches it; future browsers may send unknown names. */
  transports: string[];
}

/** Creates challenges for browsers and verifies their responses. Callers count the attempts: see `LoginLimits`. */
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly site: PasskeySite,
  ) {}

  /** The passkeys of a staff member, oldest first. */
  ownedBy(adminId: number): Promise<Passkey[]> {
    return this.database.read.find(Passkey, { where: { adminId }, order: { id: 'ASC' } });
  }

  /** The owner of a passkey. */
  async ownerOf(credentialId: string): Promise<Admin | null> {
    const credentialHash = sha256(credentialId);
    const passkey = await this.database.read.findOneBy(Passkey, { credentialHash });
    return passkey && this.database.read.findOneBy(Admin, { id: passkey.adminId });
  }

  /** The options for a new passkey, which exclude devices that have one. */
  async creationOptions({
    id,
    email,
  }: Pick<Admin, 'id' | 'email'>): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const options = await generateRegistrationOptions({
      rpID: this.site.id,
      rpName: this.site.name,
      userName: email,
      userID: new TextEncoder().encode(`staff-${id}`),
      excludeCredentials: (await this.ownedBy(id)).map(descriptorOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    await this.keep(options.challenge, 'creation', id);
    return options;
  }

  /**
   * The options for a passkey's response.
   * @param passkeys one of these as a second factor; without them any of this site, which identifies and verifies its
   *   user
   */
  async requestOptions(
    passkeys?: readonly Passkey[],
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({
      rpID: this.site.id,
      allowCredentials: passkeys?.map(descriptorOf),
      userVerification: passkeys ? 'preferred' : 'required',
    });
    await this.keep(options.challenge, 'request', passkeys?.[0]?.adminId);
    return options;
  }

  /** The credential of the staff member's new passkey; undefined if it is not what was requested. */
  async verifyNew(
    adminId: number,
    { id, clientDataJSON, attestationObject }: CreatedPasskey,
  ): Promise<WebAuthnCredential | undefined> {
    const challenge = await this.spend(clientDataJSON, 'creation', adminId);
    if (challenge === undefined) return undefined;
    const verified = await orNothing(() =>
      verifyRegistrationResponse({
        response: { ...credentialOf(id), response: { clientDataJSON, attestationObject } },
        ...this.expected(challenge),
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    return verified?.registrationInfo?.credential;
  }

  /**
   * Verifies a response, and uses up its challenge whether it is right or not. Of two responses with the same use count
   * only one is accepted.
   * @param adminId the required owner; without it the passkey must have verified its user, by a PIN or a finger
   */
  async verify(
    { id, userHandle, ...response }: PasskeyAnswerInput,
    adminId?: number,
  ): Promise<boolean> {
    const challenge = await this.spend(response.clientDataJSON, 'request', adminId);
    const credential = { credentialHash: sha256(id), ...(adminId !== undefined && { adminId }) };
    const passkey = await this.database.read.findOneBy(Passkey, credential);
    if (challenge === undefined || !passkey) return false;
    const verified = await orNothing(() =>
      verifyAuthenticationResponse({
        response: {
          ...credentialOf(id),
          response: { ...response, userHandle: userHandle ?? undefined },
        },
        ...this.expected(challenge),
        credential: {
          id: passkey.credentialId,
          publicKey: Buffer.from(passkey.publicKey, 'base64url'),
          counter: passkey.counter,
        },
        requireUserVerification: adminId === undefined,
      }),
    );
    return (
      verified?.verified === true && this.noteUse(passkey, verified.authenticationInfo.newCounter)
    );
  }

  private async noteUse({ id }: Passkey, counter: number): Promise<boolean> {
    const older = { id, counter: counter === 0 ? 0 : LessThan(counter) };
    const lastUsedAt = this.clock.now();
    return this.database.write(async (tx) => {
      const { affected } = await tx.update(Passkey, older, { counter, lastUsedAt });
      return affected === 1;
    });
  }

  private async keep(challenge: string, purpose: ChallengePurpose, adminId?: number) {
    const now = this.clock.now();
    const row = { challengeHash: sha256(challenge), purpose, adminId: adminId ?? null };
    const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
    await this.database.write(async (tx) => {
      // Each new challenge also deletes the expired ones.
      await tx.delete(PasskeyChallenge, { expiresAt: LessThanOrEqual(now) });
      await tx.insert(PasskeyChallenge, { ...row, expiresAt });
    });
  }

  /** Uses up a challenge; undefined if it was issued for another purpose or member, is used or expired. */
  private async spend(
    clientDataJSON: string,
    purpose: ChallengePurpose,
    adminId?: number,
  ): Promise<string | undefined> {
    const challenge = challengeOf(clientDataJSON);
    if (challenge === undefined) return undefined;
    const given = { challengeHash: sha256(challenge), purpose, adminId: adminId ?? IsNull() };
    const alive = { ...given, expiresAt: MoreThan(this.clock.now()) };
    const { affected } = await this.database.write((tx) => tx.delete(PasskeyChallenge, alive));
    return affected === 1 ? challenge : undefined;
  }

  private expected(challenge: string) {
    const { id, origin } = this.site;
    return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id };
  }
}

function descriptorOf({ credentialId, transports }: Passkey) {
  return {
    id: credentialId,
    transports: transports.split(',').filter(Boolean) as AuthenticatorTransport[],
  };
}

function credentialOf(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The library throws if a response is not what was requested, or is unreadable. */
async function orNothing<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
