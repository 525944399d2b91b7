import { Answer } from '../kit/client';
import { INSIDES } from '../kit/failure';

/** What an answer says of itself that no answer may: a stack, SQL, the words of a driver. */
const STACK =
  /\bat [\w.<>]+ \(|\bnode:internal|SQLITE|sqlite_|mariadb|mysql|You have an error in your SQL|near ".*": syntax error/i;

/** Why an answer to some payloads is not as every answer should be; nothing where it is. */
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

/** An answer may repeat what was sent, as text: that is not what the shop said by itself. */
function withoutPayloads(text: string, payloads: string[]): string {
  const quoted = payloads
    .flatMap((payload) => [payload, payload.trim()])
    .map((payload) => JSON.stringify(payload).slice(1, -1))
    .filter((payload) => payload.length > 3);
  return quoted.reduce((rest, payload) => rest.replaceAll(payload, ''), text);
}
