import type { AppRequestInput } from '../../generated/graphql';

/** The request of an app, by the link with which it sent the customer here; undefined if the link is not valid. */
export function requestOfLink(parameters: URLSearchParams): AppRequestInput | undefined {
  const of = (name: string) => parameters.get(name);
  const [clientId, redirectUri] = [of('client_id'), of('redirect_uri')];
  if (!clientId || !redirectUri) return undefined;
  return {
    clientId,
    redirectUri,
    responseType: of('response_type'),
    scope: of('scope'),
    state: of('state'),
    codeChallenge: of('code_challenge'),
    codeChallengeMethod: of('code_challenge_method'),
    resource: of('resource'),
  };
}
