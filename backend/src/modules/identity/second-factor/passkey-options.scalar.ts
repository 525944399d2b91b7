import { toldScalar } from '../../../platform/graphql/told-scalar';

/** The library's options for browsers. */
export const PasskeyOptionsScalar = toldScalar(
  'PasskeyOptions',
  'An object that browsers read: PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of WebAuthn.',
);
