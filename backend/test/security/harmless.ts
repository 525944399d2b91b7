import { Answer } from '../kit/client';
import { INSIDES } from '../kit/failure';

/** Internal details that no response may contain: a stack, SQL, messages of a driver. */
const STACK =
  /\bat [\w.<>]+ \(|\bnode:internal|SQLITE|sqlite_|mariadb|mysql|You have an error in your SQL|near ".*": syntax error/i;

/** Why a response to some payloads is harmful; undefined if it is not. */
export function harmIn(answer: Answer, payloads: string[]): string | undefined {
  const { status, headers, text } = answer;
  if (status >= 500) return `status ${status}: ${text.slice(0, 500)}`;
  const type = String(headers['content-type']);
  if (/^(text\/html|text\/plain|application\/xml|application\/manifest\+json)/.test(type))
    return htmlHarm(text, payloads);
  if (/^application\/(json|graphql-response\+json)/.test(type)) return jsonHarm(answer, payloads);
  return text === '' || /^(application\/pdf|text\/csv)/.test(type) ? undefined : `a ${type}`;
}

function htmlHarm(text: string, payloads: string[]): string | undefined {
  const echoed = payloads
    .map((payload) => payload.trim())
    .find((payload) => /["'<>&]/.test(payload) && payload.length > 5 && text.includes(payload));
  return echoed === undefined ? undefined : `a page with ${JSON.stringify(echoed)} in it`;
}

function jsonHarm({ body, text }: Answer, payloads: string[]): string | undefined {
  if (body === undefined) return `no JSON: ${text.slice(0, 500)}`;
  const codes = [body, ...(body?.errors ?? [])].map((each) => each?.extensions?.code ?? each?.code);
  if (codes.some((code) => ['INTERNAL', 'UNAVAILABLE', 'PAYMENT_PENDING'].includes(code)))
    return `a failure of the shop: ${text.slice(0, 500)}`;
  const own = withoutPayloads(text, payloads);
  const inside = INSIDES.exec(own) ?? STACK.exec(own);
  return inside ? `insides of the shop: ${inside[0]}` : undefined;
}

/** A response may repeat the input, as text: that is not the shop's own text. */
function withoutPayloads(text: string, payloads: string[]): string {
  const quoted = payloads
    .flatMap((payload) => [payload, payload.trim()])
    .map((payload) => JSON.stringify(payload).slice(1, -1))
    .filter((payload) => payload.length > 3);
  return quoted.reduce((rest, payload) => rest.replaceAll(payload, ''), text);
}
