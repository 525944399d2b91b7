import { toldScalar } from '../../../platform/graphql/told-scalar';

/** What the library makes for browsers. */
export const PasskeyOptionsScalar = toldScalar(
  'PasskeyOptions',
  'An object that browsers read: PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of WebAuthn.',
);
