/** The sender of an email. */
export interface Sender {
  name: string;
  address: string;
}

/** Reads 'Patil, Sons & Co <shop@example.in>': whatever punctuation the name has, it is one name and one address. */
export function readSender(from: string): Sender {
  const [, name = '', address = from] = /^(.*)<([^<>]+)>$/.exec(from.trim()) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}
