import type { Language } from '../../../kernel/language';
import { EmailContent } from '../../../platform/mail/email-content.rules';

/** The values for the text of a message with a code. */
export interface LoginCodeFacts {
  storeName: string;
  code: string;
  language: Language;
}

type Texts = Record<'subject' | 'intro' | 'once' | 'notYou' | 'phone', string>;

/** The texts contain no names, as in all emails that anybody can have sent to an address. */
const TEXTS: Record<Language, (facts: LoginCodeFacts) => Texts> = {
  en: ({ storeName, code }) => ({
    subject: `${storeName}: your login code`,
    intro: `Your code to log in at ${storeName}:`,
    once: 'It works once, for ten minutes. Do not share it with anyone: we never ask for it.',
    notYou: 'If you did not ask for it, you can ignore this message.',
    phone: `${code} is your login code at ${storeName}. It works once, for ten minutes. Do not share it with anyone.`,
  }),
  hi: ({ storeName, code }) => ({
    subject: `${storeName}: आपका लॉग इन कोड`,
    intro: `${storeName} में लॉग इन करने के लिए आपका कोड:`,
    once: 'यह एक ही बार, दस मिनट तक काम करता है। इसे किसी को न बताएँ: हम यह कभी नहीं पूछते।',
    notYou: 'अगर यह कोड आपने नहीं माँगा, तो इस संदेश पर ध्यान न दें।',
    phone: `${storeName} में आपका लॉग इन कोड ${code} है। यह एक ही बार, दस मिनट तक काम करता है। इसे किसी को न बताएँ।`,
  }),
  mr: ({ storeName, code }) => ({
    subject: `${storeName}: तुमचा लॉग इन कोड`,
    intro: `${storeName} मध्ये लॉग इन करण्यासाठी तुमचा कोड:`,
    once: 'तो एकदाच, दहा मिनिटांपर्यंत चालतो. तो कोणालाही सांगू नका: आम्ही तो कधीच विचारत नाही.',
    notYou: 'हा कोड तुम्ही मागितला नसेल, तर या संदेशाकडे दुर्लक्ष करा.',
    phone: `${storeName} मधील तुमचा लॉग इन कोड ${code} आहे. तो एकदाच, दहा मिनिटांपर्यंत चालतो. तो कोणालाही सांगू नका.`,
  }),
};

const TO_NEW_PHONE: Record<Language, (facts: LoginCodeFacts) => Pick<Texts, 'subject' | 'phone'>> =
  {
    en: ({ storeName, code }) => ({
      subject: `${storeName}: your new phone`,
      phone: `${code} is your code to use this phone for your account at ${storeName}. It works once, for ten minutes. Do not share it with anyone.`,
    }),
    hi: ({ storeName, code }) => ({
      subject: `${storeName}: आपका नया फ़ोन नंबर`,
      phone: `${storeName} के आपके अकाउंट में यह फ़ोन नंबर जोड़ने का कोड ${code} है। यह एक ही बार, दस मिनट तक काम करता है। इसे किसी को न बताएँ।`,
    }),
    mr: ({ storeName, code }) => ({
      subject: `${storeName}: तुमचा नवीन फोन नंबर`,
      phone: `${storeName} मधील तुमच्या अकाउंटला हा फोन नंबर जोडण्याचा कोड ${code} आहे. तो एकदाच, दहा मिनिटांपर्यंत चालतो. तो कोणालाही सांगू नका.`,
    }),
  };

/** Writes the message with a code that confirms a new phone; only that phone receives it. */
export function phoneCodeMessage(facts: LoginCodeFacts): EmailContent {
  const { storeName: from, code, language } = facts;
  const { subject, phone } = TO_NEW_PHONE[language](facts);
  return { subject, from, language, paragraphs: [], toPhone: { text: phone, values: { code } } };
}

/** Writes the message with a login code, for an e-mail address and for a phone. */
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
