import type { AppRequestInput } from '../../generated/graphql';

/** What an app asks for, by the link that it sent the customer here with; nothing where that is no such link. */
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
