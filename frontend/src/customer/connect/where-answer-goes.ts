import { t } from '@lingui/core/macro';

const OWN_DEVICE = /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** States who runs the app, as far as known: names are not verified, addresses are. */
export function whereAnswerGoes(host: string): string {
  return OWN_DEVICE.test(host)
    ? t`Your answer goes to a program on this device (${host}). Go on only if you have just begun to connect it yourself.`
    : t`Your answer goes to ${host}. Anybody can give an app any name: go on only if you know this address and began there yourself.`;
}
