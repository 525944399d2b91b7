import type { Language } from '../../../kernel/language';
import { EmailContent, PhoneText } from '../../../platform/mail/email-content.rules';

/** The values for the text of an email about an account. */
export interface AccountEmailFacts {
  storeName: string;
  supportEmail: string;
  /** The address of the link; empty in emails without one. */
  link: string;
}

type Writer = (facts: AccountEmailFacts) => Omit<EmailContent, 'from' | 'language'>;

/**
 * The texts of emails to customers. They contain no names: anybody who registers with somebody else's address could
 * choose what the shop writes there.
 */
const FOR_CUSTOMERS = {
  'password-reset': {
    en: ({ storeName, link }) => ({
      subject: `${storeName}: choose a new password`,
      paragraphs: [
        `We received a request for a new password for your account at ${storeName}. Choose it here:`,
      ],
      link,
      afterLink: [
        'The link works once, for half an hour.',
        'If you did not ask for it, you can ignore this email: your password stays as it is.',
      ],
    }),
    hi: ({ storeName, link }) => ({
      subject: `${storeName}: नया पासवर्ड चुनें`,
      paragraphs: [`${storeName} में आपके अकाउंट के लिए नए पासवर्ड का अनुरोध मिला है। उसे यहाँ चुनें:`],
      link,
      afterLink: [
        'यह लिंक एक ही बार, आधे घंटे तक काम करता है।',
        'अगर यह अनुरोध आपने नहीं किया, तो इस ई-मेल पर ध्यान न दें: आपका पासवर्ड वही रहेगा।',
      ],
    }),
    mr: ({ storeName, link }) => ({
      subject: `${storeName}: नवीन पासवर्ड निवडा`,
      paragraphs: [`${storeName} मधील तुमच्या अकाउंटसाठी नवीन पासवर्डची विनंती आली आहे. तो इथे निवडा:`],
      link,
      afterLink: [
        'ही लिंक एकदाच, अर्ध्या तासापर्यंत चालते.',
        'ही विनंती तुम्ही केली नसेल, तर या ई-मेलकडे दुर्लक्ष करा: तुमचा पासवर्ड तोच राहील.',
      ],
    }),
  },
  'confirm-email': {
    en: ({ storeName, link }) => ({
      subject: `${storeName}: is this your e-mail address?`,
      paragraphs: [
        `Someone registered at ${storeName} with this e-mail address. If it was you, confirm it here:`,
      ],
      link,
      afterLink: [
        'The link works once, for a day.',
        'If it was not you, you can ignore this email: the address stays unconfirmed.',
      ],
    }),
    hi: ({ storeName, link }) => ({
      subject: `${storeName}: क्या यह आपका ई-मेल पता है?`,
      paragraphs: [`${storeName} में इस ई-मेल पते से रजिस्ट्रेशन हुआ है। अगर यह आपने किया है, तो यहाँ पुष्टि करें:`],
      link,
      afterLink: [
        'यह लिंक एक ही बार, एक दिन तक काम करता है।',
        'अगर यह आपने नहीं किया, तो इस ई-मेल पर ध्यान न दें: पते की पुष्टि नहीं होगी।',
      ],
    }),
    mr: ({ storeName, link }) => ({
      subject: `${storeName}: हा तुमचा ई-मेल पत्ता आहे का?`,
      paragraphs: [
        `${storeName} मध्ये या ई-मेल पत्त्यावरून नोंदणी झाली आहे. ती तुम्ही केली असेल, तर इथे खात्री करा:`,
      ],
      link,
      afterLink: [
        'ही लिंक एकदाच, एका दिवसापर्यंत चालते.',
        'ती तुम्ही केली नसेल, तर या ई-मेलकडे दुर्लक्ष करा: पत्त्याची खात्री होणार नाही.',
      ],
    }),
  },
  'change-email': {
    en: ({ storeName, link }) => ({
      subject: `${storeName}: confirm your new e-mail address`,
      paragraphs: [
        `You asked us to use this e-mail address for your account at ${storeName}. Confirm it here:`,
      ],
      link,
      afterLink: [
        'The link works once, for a day. Until then your old address stays.',
        'If you did not ask for it, you can ignore this email.',
      ],
    }),
    hi: ({ storeName, link }) => ({
      subject: `${storeName}: अपने नए ई-मेल पते की पुष्टि करें`,
      paragraphs: [`आपने ${storeName} के अपने अकाउंट के लिए यह ई-मेल पता दिया है। यहाँ पुष्टि करें:`],
      link,
      afterLink: [
        'यह लिंक एक ही बार, एक दिन तक काम करता है। तब तक आपका पुराना पता रहेगा।',
        'अगर यह अनुरोध आपने नहीं किया, तो इस ई-मेल पर ध्यान न दें।',
      ],
    }),
    mr: ({ storeName, link }) => ({
      subject: `${storeName}: तुमच्या नवीन ई-मेल पत्त्याची खात्री करा`,
      paragraphs: [`तुम्ही ${storeName} मधील तुमच्या अकाउंटसाठी हा ई-मेल पत्ता दिला आहे. इथे खात्री करा:`],
      link,
      afterLink: [
        'ही लिंक एकदाच, एका दिवसापर्यंत चालते. तोपर्यंत तुमचा जुना पत्ता राहील.',
        'ही विनंती तुम्ही केली नसेल, तर या ई-मेलकडे दुर्लक्ष करा.',
      ],
    }),
  },
  'email-change-asked': {
    en: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: request to change your e-mail address`,
      paragraphs: [
        `We received a request to change the e-mail address of your account at ${storeName}. ` +
          'It changes once the new address is confirmed.',
        `If it was not you, choose a new password at once: that stops the change. Write to us at ${supportEmail}.`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: ई-मेल पता बदलने का अनुरोध`,
      paragraphs: [
        `${storeName} में आपके अकाउंट का ई-मेल पता बदलने का अनुरोध मिला है। ` +
          'नए पते की पुष्टि होते ही वह बदल जाएगा।',
        `अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें: इससे बदलाव रुक जाएगा। हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: ई-मेल पत्ता बदलण्याची विनंती`,
      paragraphs: [
        `${storeName} मधील तुमच्या अकाउंटचा ई-मेल पत्ता बदलण्याची विनंती आली आहे. ` +
          'नवीन पत्त्याची खात्री होताच तो बदलेल.',
        `हे तुम्ही केले नसेल, तर लगेच नवीन पासवर्ड निवडा: त्यामुळे बदल थांबेल. आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
  'email-changed': {
    en: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: your e-mail address was changed`,
      paragraphs: [
        `Your account at ${storeName} now has another e-mail address.`,
        `If it was not you, write to us at once at ${supportEmail}.`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: आपका ई-मेल पता बदल गया है`,
      paragraphs: [
        `${storeName} में आपके अकाउंट का ई-मेल पता अब दूसरा है।`,
        `अगर यह आपने नहीं किया, तो तुरंत हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: तुमचा ई-मेल पत्ता बदलला आहे`,
      paragraphs: [
        `${storeName} मधील तुमच्या अकाउंटचा ई-मेल पत्ता आता वेगळा आहे.`,
        `हे तुम्ही केले नसेल, तर लगेच आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
  'phone-changed': {
    en: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: your phone was changed`,
      paragraphs: [
        `Your account at ${storeName} now has another phone.`,
        `If it was not you, choose a new password at once, and write to us at ${supportEmail}.`,
      ],
      toPhone: plainly(
        `Your account at ${storeName} now has another phone. If it was not you, write to us at once at ${supportEmail}.`,
      ),
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: आपका फ़ोन नंबर बदल गया है`,
      paragraphs: [
        `${storeName} में आपके अकाउंट का फ़ोन नंबर अब दूसरा है।`,
        `अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें और हमें ${supportEmail} पर ई-मेल करें।`,
      ],
      toPhone: plainly(
        `${storeName} में आपके अकाउंट का फ़ोन नंबर अब दूसरा है। अगर यह आपने नहीं किया, तो तुरंत हमें ${supportEmail} पर ई-मेल करें।`,
      ),
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: तुमचा फोन नंबर बदलला आहे`,
      paragraphs: [
        `${storeName} मधील तुमच्या अकाउंटचा फोन नंबर आता वेगळा आहे.`,
        `हे तुम्ही केले नसेल, तर लगेच नवीन पासवर्ड निवडा आणि आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
      toPhone: plainly(
        `${storeName} मधील तुमच्या अकाउंटचा फोन नंबर आता वेगळा आहे. हे तुम्ही केले नसेल, तर लगेच आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ),
    }),
  },
  'password-changed': {
    en: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: your password was changed`,
      paragraphs: [
        `The password of your account at ${storeName} was changed. ` +
          'Wherever else you were logged in, you have to log in again.',
        `If it was not you, ask for a new password with "Forgot password" at the login. Write to us at ${supportEmail}.`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: आपका पासवर्ड बदल गया है`,
      paragraphs: [
        `${storeName} में आपके अकाउंट का पासवर्ड बदल गया है। ` +
          'आप और जहाँ भी लॉग इन थे, वहाँ फिर से लॉग इन करना होगा।',
        `अगर यह आपने नहीं किया, तो लॉग इन पेज से नया पासवर्ड माँगें। हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: तुमचा पासवर्ड बदलला आहे`,
      paragraphs: [
        `${storeName} मधील तुमच्या अकाउंटचा पासवर्ड बदलला आहे. ` +
          'तुम्ही इतर जिथे लॉग इन होता, तिथे पुन्हा लॉग इन करावे लागेल.',
        `हे तुम्ही केले नसेल, तर लॉग इन पानावरून नवीन पासवर्ड मागवा. आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
  'password-removed': {
    en: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: your password works no more`,
      paragraphs: [
        `You logged in at ${storeName} by a code. Nobody had shown before that this e-mail address is theirs, so ` +
          'the password that was chosen with it works no more, and all other logins have ended.',
        `You can choose a new password in your account. Questions? We are at ${supportEmail}.`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: आपका पुराना पासवर्ड अब काम नहीं करता`,
      paragraphs: [
        `आपने ${storeName} में कोड से लॉग इन किया। अब तक किसी ने नहीं दिखाया था कि यह ई-मेल पता उसका है, ` +
          'इसलिए इसके साथ चुना गया पासवर्ड अब काम नहीं करता, और बाकी सब जगह लॉग इन समाप्त हो गया है।',
        `नया पासवर्ड आप अपने अकाउंट में चुन सकते हैं। कोई सवाल? हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: तुमचा जुना पासवर्ड आता चालत नाही`,
      paragraphs: [
        `तुम्ही ${storeName} मध्ये कोडने लॉग इन केले. हा ई-मेल पत्ता आपला असल्याचे आतापर्यंत कोणी दाखवले नव्हते, ` +
          'म्हणून त्यासोबत निवडलेला पासवर्ड आता चालत नाही, आणि इतर सर्व ठिकाणचे लॉग इन संपले आहे.',
        `नवीन पासवर्ड तुम्ही तुमच्या अकाउंटमध्ये निवडू शकता. काही प्रश्न? आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
  'account-deleted': {
    en: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: your account was deleted`,
      paragraphs: [
        `Your account at ${storeName} was deleted, as you asked. Your personal data is erased. ` +
          'Your orders stay in our books, without name and address.',
        `Questions? Write to us at ${supportEmail}.`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: आपका अकाउंट हटा दिया गया है`,
      paragraphs: [
        `आपके कहने पर ${storeName} में आपका अकाउंट हटा दिया गया है। आपकी निजी जानकारी मिटा दी गई है। ` +
          'आपके ऑर्डर नाम और पते के बिना हमारे हिसाब में रहेंगे।',
        `कोई सवाल? हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: तुमचे अकाउंट हटवले आहे`,
      paragraphs: [
        `तुम्ही सांगितल्याप्रमाणे ${storeName} मधील तुमचे अकाउंट हटवले आहे. तुमची वैयक्तिक माहिती पुसली आहे. ` +
          'तुमच्या ऑर्डर नाव आणि पत्त्याशिवाय आमच्या हिशेबात राहतील.',
        `काही प्रश्न? आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
} satisfies Record<string, Record<Language, Writer>>;

/** The texts of emails that only staff receive. */
const FOR_STAFF = {
  'staff-invitation': {
    en: ({ storeName, link }) => ({
      subject: `${storeName}: welcome to the staff`,
      paragraphs: [`You now belong to the staff of ${storeName}. Choose your password here:`],
      link,
      afterLink: ['The link works once, for three days.'],
    }),
    hi: ({ storeName, link }) => ({
      subject: `${storeName}: कर्मचारियों में आपका स्वागत है`,
      paragraphs: [`अब आप ${storeName} के कर्मचारी हैं। अपना पासवर्ड यहाँ चुनें:`],
      link,
      afterLink: ['यह लिंक एक ही बार, तीन दिन तक काम करता है।'],
    }),
    mr: ({ storeName, link }) => ({
      subject: `${storeName}: कर्मचाऱ्यांमध्ये तुमचे स्वागत आहे`,
      paragraphs: [`आता तुम्ही ${storeName} चे कर्मचारी आहात. तुमचा पासवर्ड इथे निवडा:`],
      link,
      afterLink: ['ही लिंक एकदाच, तीन दिवसांपर्यंत चालते.'],
    }),
  },
  'two-factor-turned-on': {
    en: (facts) => ({
      subject: `${facts.storeName}: two-factor login is on`,
      paragraphs: [
        `Your login at ${facts.storeName} asks for a second factor as well from now on. ` +
          'Wherever else you were logged in, you have to log in again.',
        `If it was not you, please write to us at once. ${contact(facts)}`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: दो-चरणीय लॉगिन चालू है`,
      paragraphs: [
        `अब से ${storeName} में आपके लॉग इन के लिए दूसरा चरण भी ज़रूरी है। आप और जहाँ भी लॉग इन थे, वहाँ फिर से लॉग इन करना होगा।`,
        `अगर यह आपने नहीं किया, तो तुरंत हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: द्वि-चरण लॉगिन सुरू आहे`,
      paragraphs: [
        `आतापासून ${storeName} मधील तुमच्या लॉग इनसाठी दुसरा टप्पाही लागेल. तुम्ही इतर जिथे लॉग इन होता, तिथे पुन्हा लॉग इन करावे लागेल.`,
        `हे तुम्ही केले नसेल, तर लगेच आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
  'two-factor-turned-off': {
    en: (facts) => ({
      subject: `${facts.storeName}: two-factor login is off`,
      paragraphs: [
        `Your login at ${facts.storeName} asks for your password only from now on.`,
        `If it was not you, choose a new password at once. ${contact(facts)}`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: दो-चरणीय लॉगिन बंद है`,
      paragraphs: [
        `अब से ${storeName} में आपके लॉग इन के लिए केवल पासवर्ड चाहिए।`,
        `अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें। हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: द्वि-चरण लॉगिन बंद आहे`,
      paragraphs: [
        `आतापासून ${storeName} मधील तुमच्या लॉग इनसाठी फक्त पासवर्ड लागेल.`,
        `हे तुम्ही केले नसेल, तर लगेच नवीन पासवर्ड निवडा. आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
  'two-factor-reset': {
    en: (facts) => ({
      subject: `${facts.storeName}: two-factor login was reset`,
      paragraphs: [
        `A person who manages the staff turned off the two-factor login of your account at ${facts.storeName}. ` +
          'You are logged out everywhere; log in with your password, and turn it on again in your account.',
        `If you did not ask for it, please write to us at once. ${contact(facts)}`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: दो-चरणीय लॉगिन रीसेट हुआ`,
      paragraphs: [
        `कर्मचारियों को सँभालने वाले किसी ने ${storeName} में आपके अकाउंट का दो-चरणीय लॉगिन बंद कर दिया है। आप सब जगह लॉग आउट हो गए हैं; पासवर्ड से लॉग इन करें और अपने अकाउंट में उसे फिर से चालू करें।`,
        `अगर आपने यह नहीं कहा था, तो तुरंत हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: द्वि-चरण लॉगिन रीसेट झाले`,
      paragraphs: [
        `कर्मचाऱ्यांना सांभाळणाऱ्या व्यक्तीने ${storeName} मधील तुमच्या अकाउंटचे द्वि-चरण लॉगिन बंद केले आहे. तुम्ही सगळीकडून लॉग आउट झाला आहात; पासवर्डने लॉग इन करा आणि तुमच्या अकाउंटमध्ये ते पुन्हा सुरू करा.`,
        `हे तुम्ही सांगितले नसेल, तर लगेच आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
  'two-factor-codes-renewed': {
    en: (facts) => ({
      subject: `${facts.storeName}: you have new recovery codes`,
      paragraphs: [
        `New recovery codes were made for your account at ${facts.storeName}. The old ones do not work any more.`,
        `If it was not you, please write to us at once. ${contact(facts)}`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: आपके नए रिकवरी कोड`,
      paragraphs: [
        `${storeName} में आपके अकाउंट के लिए नए रिकवरी कोड बने हैं। पुराने कोड अब काम नहीं करते।`,
        `अगर यह आपने नहीं किया, तो तुरंत हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: तुमचे नवीन रिकव्हरी कोड`,
      paragraphs: [
        `${storeName} मधील तुमच्या अकाउंटसाठी नवीन रिकव्हरी कोड तयार झाले आहेत. जुने कोड आता चालत नाहीत.`,
        `हे तुम्ही केले नसेल, तर लगेच आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
  'recovery-code-used': {
    en: (facts) => ({
      subject: `${facts.storeName}: a recovery code was used`,
      paragraphs: [
        `A recovery code of your account at ${facts.storeName} was used. ` +
          'Each works once. You can make new ones in your account.',
        `If it was not you, choose a new password at once. ${contact(facts)}`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: एक रिकवरी कोड इस्तेमाल हुआ`,
      paragraphs: [
        `${storeName} में आपके अकाउंट का एक रिकवरी कोड इस्तेमाल हुआ। हर कोड एक ही बार काम करता है। नए कोड आप अपने अकाउंट में बना सकते हैं।`,
        `अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें। हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: एक रिकव्हरी कोड वापरला गेला`,
      paragraphs: [
        `${storeName} मधील तुमच्या अकाउंटचा एक रिकव्हरी कोड वापरला गेला. प्रत्येक कोड एकदाच चालतो. नवीन कोड तुम्ही तुमच्या अकाउंटमध्ये तयार करू शकता.`,
        `हे तुम्ही केले नसेल, तर लगेच नवीन पासवर्ड निवडा. आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
  'passkey-added': {
    en: (facts) => ({
      subject: `${facts.storeName}: a passkey was added`,
      paragraphs: [
        `A passkey was added to your account at ${facts.storeName}. It logs in to the staff's screens.`,
        `If it was not you, choose a new password at once, and write to us. ${contact(facts)}`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: एक पासकी जोड़ी गई`,
      paragraphs: [
        `${storeName} में आपके अकाउंट में एक पासकी जोड़ी गई है। उससे कर्मचारियों के पेजों में लॉग इन होता है।`,
        `अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें और हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: एक पासकी जोडली`,
      paragraphs: [
        `${storeName} मधील तुमच्या अकाउंटमध्ये एक पासकी जोडली आहे. तिने कर्मचाऱ्यांच्या पानांवर लॉग इन होते.`,
        `हे तुम्ही केले नसेल, तर लगेच नवीन पासवर्ड निवडा आणि आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
  'passkey-removed': {
    en: (facts) => ({
      subject: `${facts.storeName}: a passkey was removed`,
      paragraphs: [
        `A passkey was removed from your account at ${facts.storeName}. It opens nothing any more.`,
        `If it was not you, choose a new password at once, and write to us. ${contact(facts)}`,
      ],
    }),
    hi: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: एक पासकी हटाई गई`,
      paragraphs: [
        `${storeName} में आपके अकाउंट से एक पासकी हटाई गई है। उससे अब लॉग इन नहीं होता।`,
        `अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें और हमें ${supportEmail} पर ई-मेल करें।`,
      ],
    }),
    mr: ({ storeName, supportEmail }) => ({
      subject: `${storeName}: एक पासकी काढली`,
      paragraphs: [
        `${storeName} मधील तुमच्या अकाउंटमधून एक पासकी काढली आहे. तिने आता लॉग इन होत नाही.`,
        `हे तुम्ही केले नसेल, तर लगेच नवीन पासवर्ड निवडा आणि आम्हाला ${supportEmail} वर ई-मेल करा.`,
      ],
    }),
  },
} satisfies Record<string, Record<Language, Writer>>;

/** The kinds of emails about accounts of customers or staff. */
export type AccountMailKind = keyof typeof FOR_CUSTOMERS | keyof typeof FOR_STAFF;

const WRITERS: Record<AccountMailKind, Record<Language, Writer>> = {
  ...FOR_CUSTOMERS,
  ...FOR_STAFF,
};

/** All kinds. */
export const accountMailKinds = Object.keys(WRITERS) as AccountMailKind[];

/** Writes an email of one kind in the language of its recipient. */
export function accountEmail(
  kind: AccountMailKind,
  language: Language,
  facts: AccountEmailFacts,
): EmailContent {
  return { ...WRITERS[kind][language](facts), from: facts.storeName, language };
}

/** A phone message without variables. */
function plainly(text: string): PhoneText {
  return { text, values: {} };
}

function contact({ supportEmail }: AccountEmailFacts): string {
  return `We are at ${supportEmail}.`;
}
