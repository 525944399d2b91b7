import type { Language } from '../../../kernel/language';
import { formatPaise } from '../../../kernel/money';
import type { EmailContent } from '../../../platform/mail/email-content.rules';
import type { SubstituteQuestionView } from '../questions/substitute-question.type';
import { phoneText, productText, timeOf } from './order-email.rules';
import { ORDER_TEXTS } from './order-email-texts';

/** The data of an email with a question to a customer. */
export interface QuestionEmailFacts {
  language: Language;
  store: { name: string; supportEmail: string };
  orderId: number;
  question: SubstituteQuestionView;
  /** The page for the answer. */
  url: string;
}

interface QuestionTexts {
  subject(order: string): string;
  lead(product: string): string;
  choices: string;
  price: string;
  answer: string;
  until(time: string): string;
}

const QUESTION_TEXTS: Readonly<Record<Language, QuestionTexts>> = {
  en: {
    subject: (order) => `Order ${order}: may we send something else?`,
    lead: (product) =>
      `We are packing your order, and ${product} is not on the shelf. What shall we send instead?`,
    choices: 'You can choose',
    price: 'You never pay more than for what you ordered. You can also have it left out.',
    answer: 'Choose now',
    until: (time) => `Please answer by ${time}. After that we decide for you.`,
  },
  hi: {
    subject: (order) => `ऑर्डर ${order}: क्या हम कुछ और भेजें?`,
    lead: (product) => `हम आपका ऑर्डर पैक कर रहे हैं और ${product} शेल्फ़ पर नहीं है। इसकी जगह क्या भेजें?`,
    choices: 'आप चुन सकते हैं',
    price: 'आपको ऑर्डर की हुई चीज़ से ज़्यादा कभी नहीं देना होगा। आप इसे छोड़ने को भी कह सकते हैं।',
    answer: 'अभी चुनें',
    until: (time) => `कृपया ${time} तक जवाब दें। उसके बाद हम तय करेंगे।`,
  },
  mr: {
    subject: (order) => `ऑर्डर ${order}: आम्ही दुसरे काही पाठवू का?`,
    lead: (product) => `आम्ही तुमची ऑर्डर पॅक करत आहोत आणि ${product} शेल्फवर नाही. त्याऐवजी काय पाठवू?`,
    choices: 'तुम्ही निवडू शकता',
    price: 'तुम्ही मागवलेल्या वस्तूपेक्षा जास्त पैसे कधीही द्यावे लागणार नाहीत. ती वगळायलाही सांगू शकता.',
    answer: 'आता निवडा',
    until: (time) => `कृपया ${time} पर्यंत उत्तर द्या. त्यानंतर आम्ही ठरवू.`,
  },
};

/** The question in one line. */
export function questionSubject(language: Language, order: string): string {
  return QUESTION_TEXTS[language].subject(order);
}

/**
 * Asks a customer about substitutes for missing pieces. It contains no address, so that it reveals little if somebody
 * else reads it.
 */
export function questionEmail(facts: QuestionEmailFacts): EmailContent {
  const { language, store, orderId, question, url } = facts;
  const texts = QUESTION_TEXTS[language];
  const rows = question.candidates.map((product) => ({
    text: productText(language, product),
    amount: formatPaise(product.unitPricePaise),
  }));
  return {
    language,
    subject: `${store.name}: ${texts.subject(String(orderId))}`,
    from: store.name,
    paragraphs: [
      texts.lead(`${question.quantity} × ${productText(language, question.wanted)}`),
      texts.price,
    ],
    tables: [{ heading: texts.choices, rows }],
    link: url,
    linkLabel: texts.answer,
    afterLink: [
      texts.until(timeOf(question.expiresAt, language)),
      ORDER_TEXTS[language].contact(store.supportEmail),
    ],
    toPhone: phoneText(`${store.name}: ${texts.subject(String(orderId))}`, orderId, url),
  };
}
