import type { Language } from '../../../kernel/language';
import { EmailContent } from '../../../platform/mail/email-content.rules';

/** What a message with a code is written from. */
export interface LoginCodeFacts {
  storeName: string;
  code: string;
  language: Language;
}

type Texts = Record<'subject' | 'intro' | 'once' | 'notYou' | 'phone', string>;

/** No name stands here, as in all mails that anybody can have sent to an address. */
const TEXTS: Record<Language, (facts: LoginCodeFacts) => Texts> = {
  en: ({ storeName, code }) => ({
    subject: `${storeName}: your login code`,
    intro: `Somebody, you we hope, wants to log in at ${storeName}. This is the code:`,
    once: 'It works once, for ten minutes. Tell it to nobody: we never ask for it.',
    notYou: 'If it was not you, you need not do anything.',
    phone: `${code} is your login code at ${storeName}. It works once, for ten minutes. Tell it to nobody.`,
  }),
  hi: ({ storeName, code }) => ({
    subject: `${storeName}: आपका लॉग इन कोड`,
    intro: `कोई, शायद आप ही, ${storeName} में लॉग इन करना चाहते हैं। यह रहा कोड:`,
    once: 'यह एक ही बार, दस मिनट तक काम करता है। इसे किसी को न बताएँ: हम यह कभी नहीं पूछते।',
    notYou: 'अगर यह आप नहीं थे, तो आपको कुछ करने की ज़रूरत नहीं है।',
    phone: `${storeName} में आपका लॉग इन कोड ${code} है। यह एक ही बार, दस मिनट तक काम करता है। इसे किसी को न बताएँ।`,
  }),
  mr: ({ storeName, code }) => ({
    subject: `${storeName}: तुमचा लॉग इन कोड`,
    intro: `कोणीतरी, बहुधा तुम्हीच, ${storeName} मध्ये लॉग इन करू इच्छिता. हा कोड आहे:`,
    once: 'तो एकदाच, दहा मिनिटांपर्यंत चालतो. तो कोणालाही सांगू नका: आम्ही तो कधीच विचारत नाही.',
    notYou: 'हे तुम्ही नसाल, तर तुम्हाला काहीही करण्याची गरज नाही.',
    phone: `${storeName} मधील तुमचा लॉग इन कोड ${code} आहे. तो एकदाच, दहा मिनिटांपर्यंत चालतो. तो कोणालाही सांगू नका.`,
  }),
};

/** Puts a code into words, for an e-mail and for a phone. */
export function loginCodeMessage(facts: LoginCodeFacts): EmailContent {
  const { subject, intro, once, notYou, phone } = TEXTS[facts.language](facts);
  const { storeName: from, code, language } = facts;
  return {
    subject,
    from,
    language,
    paragraphs: [intro, code, once, notYou],
    toPhone: { text: phone, values: { code } },
  };
}
