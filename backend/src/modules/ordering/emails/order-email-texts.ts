import type { Language } from '../../../kernel/language';
import type { OrderMailKind } from '../orders/order-mail.rules';

/** The texts of an email about one kind of order event: its subject line, and what it means for the customer. */
interface EventTexts {
  subject(order: string): string;
  lead: string;
}

/** The texts of emails about orders in one language. Sums and days are passed in formatted. */
export interface OrderTexts {
  events: Record<OrderMailKind, EventTexts>;
  /** The reason for a cancellation, by the role that cancelled. */
  cancelledBy: Record<'customer' | 'admin' | 'system', string>;
  payBy(time: string): string;
  /** Until when a transfer that was not found has to be corrected or repeated. */
  payAgainBy(time: string): string;
  /** What to do about a transfer that was not found once its order was cancelled. */
  staysCancelled: string;
  insteadOf(product: string): string;
  /** The weight of pieces that are sold by weight. */
  weighed(grams: string): string;
  headings: {
    order: string;
    items: string;
    missing: string;
    bill: string;
    delivery: string;
    payment: string;
    creditNote: string;
  };
  orderNumber(order: string): string;
  total: string;
  noAddress: string;
  payment: {
    nothingLeft: string;
    nothingDue: string;
    payOnline: string;
    paidOnline: string;
    paidByCard(card: string): string;
    paidByUpi(utr: string): string;
    cashDue: string;
    /** After the delivery, while nobody has recorded yet whether it was paid. */
    cashOnDelivery: string;
    cashPaid: string;
    refunded: string;
    refundUnderWay: string;
    creditBack: string;
    cashBack: string;
    lessDue: string;
    feeKept: string;
  };
  /** The heading of a reason written by staff. */
  reason(words: string): string;
  openOrder: string;
  contact(email: string): string;
  /** The text before the link to a credit note. */
  creditNote(number: string): string;
}

const ENGLISH: OrderTexts = {
  events: {
    'order-placed': {
      subject: (order) => `Your order ${order} is placed`,
      lead: 'Thank you for your order. Here is what you ordered.',
    },
    'order-paid': {
      subject: (order) => `Order ${order}: payment received`,
      lead: 'We have received your payment. Thank you!',
    },
    'order-out-for-delivery': {
      subject: (order) => `Order ${order} is out for delivery`,
      lead: 'Your order is on its way to you.',
    },
    'order-delivered': {
      subject: (order) => `Order ${order} was delivered`,
      lead: 'Your order was delivered. Thank you for shopping with us.',
    },
    'order-changed': {
      subject: (order) => `Order ${order} is packed, with changes`,
      lead: 'Your order is packed. Some items are missing or were replaced: here is what you get, and what it costs now.',
    },
    'order-credited': {
      subject: (order) => `Order ${order}: credit note`,
      lead: 'Your order costs less than your receipt says. Here is your credit note.',
    },
    'order-cancelled': {
      subject: (order) => `Order ${order} was cancelled`,
      lead: 'Your order was cancelled.',
    },
    'order-delivery-failed': {
      subject: (order) => `Order ${order} could not be delivered`,
      lead: 'We could not hand your order over. We will try again or take it back, and email you.',
    },
    'order-returned': {
      subject: (order) => `Order ${order} went back to the shop`,
      lead: 'Your order could not be delivered and went back to the shop.',
    },
    'order-rescheduled': {
      subject: (order) => `Order ${order} comes at another time`,
      lead: 'We bring your order again, in the delivery window below.',
    },
    'order-edited': {
      subject: (order) => `Order ${order} was edited`,
      lead: 'Your order was edited. Here is what you get now, and what it costs.',
    },
    'order-delivery-changed': {
      subject: (order) => `Order ${order}: delivery changed`,
      lead: 'We have changed the delivery of your order. Its delivery window and address are below.',
    },
    'order-transfer-not-found': {
      subject: (order) => `Order ${order}: we did not find your UPI transfer`,
      lead: 'We did not find your UPI transfer in our bank account.',
    },
    'order-transfer-too-small': {
      subject: (order) => `Order ${order}: your UPI transfer was too small`,
      lead: 'Your UPI transfer has arrived, but the order costs more. We send the money back; please pay the whole amount.',
    },
    'order-refunded': {
      subject: (order) => `Order ${order}: money paid back`,
      lead: 'We have paid money back to you. Banks take a few days until it shows on your account.',
    },
  },
  cancelledBy: {
    customer: 'You cancelled it yourself.',
    admin: 'The shop had to cancel it. We are sorry.',
    system: 'It was not paid in time.',
  },
  payBy: (time) => `Please pay by ${time}; after that the order is cancelled.`,
  payAgainBy: (time) =>
    `Please check its UTR number on the page of the order, or pay again. Please do so by ${time}; after that the order is cancelled.`,
  staysCancelled:
    'The order stays cancelled. If the money has left your account, write to us with the UTR number that your app shows.',
  insteadOf: (product) => `instead of ${product}`,
  weighed: (grams) => `weighed: ${grams} g`,
  headings: {
    order: 'Order',
    items: 'What you ordered',
    missing: 'Not in your order',
    bill: 'Bill',
    delivery: 'Delivery',
    payment: 'Payment',
    creditNote: 'Credit note',
  },
  orderNumber: (order) => `Order number: ${order}`,
  total: 'Total',
  noAddress: 'No address was given with this order.',
  payment: {
    nothingLeft: 'Nothing is left to pay',
    nothingDue: 'Nothing is to be paid',
    payOnline: 'To pay online',
    paidOnline: 'Paid online',
    paidByCard: (card) => `Paid by card ${card}`,
    paidByUpi: (utr) => `Paid by UPI, UTR ${utr}`,
    cashDue: 'To pay at the door',
    cashOnDelivery: 'Cash on delivery',
    cashPaid: 'Paid at the door',
    refunded: 'Paid back',
    refundUnderWay: 'On its way back to you',
    creditBack: 'Back in your gift credit',
    cashBack: 'Back to you in cash',
    lessDue: 'Less to pay at the door',
    feeKept: 'Delivery fee, which is kept',
  },
  reason: (words) => `Reason: ${words}`,
  openOrder: 'See your order',
  contact: (email) => `Questions? We are at ${email}.`,
  creditNote: (number) => `Your credit note ${number}:`,
};

const HINDI: OrderTexts = {
  events: {
    'order-placed': {
      subject: (order) => `आपका ऑर्डर ${order} मिल गया है`,
      lead: 'आपके ऑर्डर के लिए धन्यवाद। आपने यह सामान ऑर्डर किया है।',
    },
    'order-paid': {
      subject: (order) => `ऑर्डर ${order}: भुगतान मिल गया`,
      lead: 'हमें आपका भुगतान मिल गया है। धन्यवाद!',
    },
    'order-out-for-delivery': {
      subject: (order) => `ऑर्डर ${order} डिलीवरी के लिए निकल गया है`,
      lead: 'आपका ऑर्डर आपके पास आ रहा है।',
    },
    'order-delivered': {
      subject: (order) => `ऑर्डर ${order} पहुँचा दिया गया है`,
      lead: 'आपका ऑर्डर पहुँचा दिया गया है। हमारे यहाँ खरीदारी के लिए धन्यवाद।',
    },
    'order-changed': {
      subject: (order) => `ऑर्डर ${order} कुछ बदलावों के साथ पैक हो गया है`,
      lead: 'आपका ऑर्डर पैक हो गया है। उसमें कुछ सामान कम है या बदला गया है: यहाँ देखें कि आपको क्या मिलेगा और अब कितना देना है।',
    },
    'order-credited': {
      subject: (order) => `ऑर्डर ${order}: क्रेडिट नोट`,
      lead: 'आपके ऑर्डर की कीमत रसीद से कम हो गई है। यह आपका क्रेडिट नोट है।',
    },
    'order-cancelled': {
      subject: (order) => `ऑर्डर ${order} कैंसल हो गया है`,
      lead: 'आपका ऑर्डर कैंसल हो गया है।',
    },
    'order-delivery-failed': {
      subject: (order) => `ऑर्डर ${order} नहीं पहुँचाया जा सका`,
      lead: 'हम आपका ऑर्डर आपको नहीं दे सके। हम उसे फिर लाएँगे या वापस लेंगे, और आपको ई-मेल करेंगे।',
    },
    'order-returned': {
      subject: (order) => `ऑर्डर ${order} दुकान पर वापस आ गया है`,
      lead: 'आपका ऑर्डर नहीं पहुँचाया जा सका और दुकान पर वापस आ गया है।',
    },
    'order-rescheduled': {
      subject: (order) => `ऑर्डर ${order} दूसरे समय पर आएगा`,
      lead: 'हम आपका ऑर्डर नीचे दिए गए समय पर फिर लाएँगे।',
    },
    'order-edited': {
      subject: (order) => `ऑर्डर ${order} में बदलाव किया गया`,
      lead: 'आपके ऑर्डर में बदलाव किया गया है। अब आपको क्या मिलेगा और कितना देना है, यह यहाँ देखें।',
    },
    'order-delivery-changed': {
      subject: (order) => `ऑर्डर ${order}: डिलीवरी में बदलाव`,
      lead: 'हमने आपके ऑर्डर की डिलीवरी बदल दी है। समय और पता नीचे दिए गए हैं।',
    },
    'order-transfer-not-found': {
      subject: (order) => `ऑर्डर ${order}: आपका UPI भुगतान नहीं मिला`,
      lead: 'आपका UPI भुगतान हमारे बैंक खाते में नहीं मिला।',
    },
    'order-transfer-too-small': {
      subject: (order) => `ऑर्डर ${order}: आपका UPI भुगतान कम था`,
      lead: 'आपका UPI भुगतान मिल गया, लेकिन ऑर्डर की रकम उससे ज़्यादा है। हम ये पैसे वापस भेजेंगे; कृपया पूरी रकम का भुगतान करें।',
    },
    'order-refunded': {
      subject: (order) => `ऑर्डर ${order}: पैसे वापस किए गए`,
      lead: 'हमने आपको पैसे वापस कर दिए हैं। खाते में दिखने में बैंक को कुछ दिन लग सकते हैं।',
    },
  },
  cancelledBy: {
    customer: 'इसे आपने खुद कैंसल किया।',
    admin: 'दुकान को इसे कैंसल करना पड़ा। हमें खेद है।',
    system: 'इसका भुगतान समय पर नहीं हुआ।',
  },
  payBy: (time) => `कृपया ${time} तक भुगतान करें; उसके बाद ऑर्डर कैंसल हो जाएगा।`,
  payAgainBy: (time) =>
    `ऑर्डर के पेज पर UTR नंबर जाँचें, या फिर से भुगतान करें। कृपया ${time} तक यह कर लें; उसके बाद ऑर्डर कैंसल हो जाएगा।`,
  staysCancelled:
    'ऑर्डर कैंसल ही रहेगा। अगर पैसे आपके खाते से कट गए हैं, तो अपने ऐप में दिखने वाले UTR नंबर के साथ हमें लिखें।',
  insteadOf: (product) => `${product} की जगह`,
  weighed: (grams) => `वज़न: ${grams} ग्राम`,
  headings: {
    order: 'ऑर्डर',
    items: 'आपने क्या ऑर्डर किया',
    missing: 'आपके ऑर्डर में नहीं है',
    bill: 'बिल',
    delivery: 'डिलीवरी',
    payment: 'भुगतान',
    creditNote: 'क्रेडिट नोट',
  },
  orderNumber: (order) => `ऑर्डर नंबर: ${order}`,
  total: 'कुल',
  noAddress: 'इस ऑर्डर के साथ कोई पता नहीं दिया गया।',
  payment: {
    nothingLeft: 'कुछ भी देना बाकी नहीं है',
    nothingDue: 'कुछ भी देना नहीं है',
    payOnline: 'ऑनलाइन देना है',
    paidOnline: 'ऑनलाइन भुगतान हो गया',
    paidByCard: (card) => `कार्ड ${card} से भुगतान हो गया`,
    paidByUpi: (utr) => `UPI से भुगतान हो गया, UTR ${utr}`,
    cashDue: 'डिलीवरी के समय देना है',
    cashOnDelivery: 'कैश ऑन डिलीवरी',
    cashPaid: 'डिलीवरी के समय भुगतान हो गया',
    refunded: 'वापस किया गया',
    refundUnderWay: 'आपको वापस किया जा रहा है',
    creditBack: 'आपके गिफ़्ट क्रेडिट में वापस',
    cashBack: 'आपको नकद वापस',
    lessDue: 'डिलीवरी के समय इतना कम देना है',
    feeKept: 'डिलीवरी शुल्क, जो दुकान रखती है',
  },
  reason: (words) => `कारण: ${words}`,
  openOrder: 'अपना ऑर्डर देखें',
  contact: (email) => `कोई सवाल? हमें ${email} पर ई-मेल करें।`,
  creditNote: (number) => `आपका क्रेडिट नोट ${number}:`,
};

const MARATHI: OrderTexts = {
  events: {
    'order-placed': {
      subject: (order) => `तुमची ऑर्डर ${order} मिळाली आहे`,
      lead: 'तुमच्या ऑर्डरबद्दल धन्यवाद. तुम्ही या वस्तू मागवल्या आहेत.',
    },
    'order-paid': {
      subject: (order) => `ऑर्डर ${order}: पैसे मिळाले`,
      lead: 'आम्हाला तुमचे पैसे मिळाले आहेत. धन्यवाद!',
    },
    'order-out-for-delivery': {
      subject: (order) => `ऑर्डर ${order} डिलिव्हरीसाठी निघाली आहे`,
      lead: 'तुमची ऑर्डर तुमच्याकडे येत आहे.',
    },
    'order-delivered': {
      subject: (order) => `ऑर्डर ${order} पोहोचवली आहे`,
      lead: 'तुमची ऑर्डर पोहोचवली आहे. आमच्याकडे खरेदी केल्याबद्दल धन्यवाद.',
    },
    'order-changed': {
      subject: (order) => `ऑर्डर ${order} काही बदलांसह पॅक झाली आहे`,
      lead: 'तुमची ऑर्डर पॅक झाली आहे. त्यात काही कमी आहे किंवा बदलले आहे: तुम्हाला काय मिळेल आणि आता किती द्यायचे आहेत ते इथे पाहा.',
    },
    'order-credited': {
      subject: (order) => `ऑर्डर ${order}: क्रेडिट नोट`,
      lead: 'तुमच्या ऑर्डरची किंमत पावतीपेक्षा कमी झाली आहे. ही तुमची क्रेडिट नोट आहे.',
    },
    'order-cancelled': {
      subject: (order) => `ऑर्डर ${order} रद्द झाली आहे`,
      lead: 'तुमची ऑर्डर रद्द झाली आहे.',
    },
    'order-delivery-failed': {
      subject: (order) => `ऑर्डर ${order} पोहोचवता आली नाही`,
      lead: 'आम्ही तुमची ऑर्डर तुम्हाला देऊ शकलो नाही. आम्ही ती पुन्हा आणू किंवा परत घेऊ, आणि तुम्हाला ई-मेल करू.',
    },
    'order-returned': {
      subject: (order) => `ऑर्डर ${order} दुकानात परत आली आहे`,
      lead: 'तुमची ऑर्डर पोहोचवता आली नाही आणि दुकानात परत आली आहे.',
    },
    'order-rescheduled': {
      subject: (order) => `ऑर्डर ${order} दुसऱ्या वेळी येईल`,
      lead: 'आम्ही तुमची ऑर्डर खाली दिलेल्या वेळी पुन्हा आणू.',
    },
    'order-edited': {
      subject: (order) => `ऑर्डर ${order} मध्ये बदल केला आहे`,
      lead: 'तुमच्या ऑर्डरमध्ये बदल केला आहे. आता तुम्हाला काय मिळेल आणि किती द्यायचे आहेत ते इथे पाहा.',
    },
    'order-delivery-changed': {
      subject: (order) => `ऑर्डर ${order}: डिलिव्हरीत बदल`,
      lead: 'आम्ही तुमच्या ऑर्डरची डिलिव्हरी बदलली आहे. वेळ आणि पत्ता खाली दिले आहेत.',
    },
    'order-transfer-not-found': {
      subject: (order) => `ऑर्डर ${order}: तुमचे UPI पेमेंट सापडले नाही`,
      lead: 'तुमचे UPI पेमेंट आमच्या बँक खात्यात सापडले नाही.',
    },
    'order-transfer-too-small': {
      subject: (order) => `ऑर्डर ${order}: तुमचे UPI पेमेंट कमी होते`,
      lead: 'तुमचे UPI पेमेंट मिळाले, पण ऑर्डरची रक्कम त्यापेक्षा जास्त आहे. आम्ही हे पैसे परत पाठवू; कृपया पूर्ण रक्कम भरा.',
    },
    'order-refunded': {
      subject: (order) => `ऑर्डर ${order}: पैसे परत केले`,
      lead: 'आम्ही तुम्हाला पैसे परत केले आहेत. ते खात्यात दिसायला बँकेला काही दिवस लागू शकतात.',
    },
  },
  cancelledBy: {
    customer: 'ती तुम्ही स्वतः रद्द केली.',
    admin: 'दुकानाला ती रद्द करावी लागली. क्षमस्व.',
    system: 'तिचे पैसे वेळेत भरले गेले नाहीत.',
  },
  payBy: (time) => `कृपया ${time} पर्यंत पैसे भरा; त्यानंतर ऑर्डर रद्द होईल.`,
  payAgainBy: (time) =>
    `ऑर्डरच्या पानावर UTR क्रमांक तपासा किंवा पुन्हा पैसे भरा. कृपया ${time} पर्यंत हे करा; त्यानंतर ऑर्डर रद्द होईल.`,
  staysCancelled:
    'ऑर्डर रद्दच राहील. पैसे तुमच्या खात्यातून गेले असतील तर तुमच्या ॲपमध्ये दिसणाऱ्या UTR क्रमांकासह आम्हाला लिहा.',
  insteadOf: (product) => `${product} ऐवजी`,
  weighed: (grams) => `वजन: ${grams} ग्रॅम`,
  headings: {
    order: 'ऑर्डर',
    items: 'तुम्ही काय मागवले',
    missing: 'तुमच्या ऑर्डरमध्ये नाही',
    bill: 'बिल',
    delivery: 'डिलिव्हरी',
    payment: 'पेमेंट',
    creditNote: 'क्रेडिट नोट',
  },
  orderNumber: (order) => `ऑर्डर क्रमांक: ${order}`,
  total: 'एकूण',
  noAddress: 'या ऑर्डरसोबत पत्ता दिलेला नाही.',
  payment: {
    nothingLeft: 'काहीही देणे बाकी नाही',
    nothingDue: 'काहीही द्यायचे नाही',
    payOnline: 'ऑनलाइन द्यायचे आहेत',
    paidOnline: 'ऑनलाइन पैसे भरले',
    paidByCard: (card) => `कार्ड ${card} ने पैसे भरले`,
    paidByUpi: (utr) => `UPI ने पैसे भरले, UTR ${utr}`,
    cashDue: 'डिलिव्हरीच्या वेळी द्यायचे आहेत',
    cashOnDelivery: 'कॅश ऑन डिलिव्हरी',
    cashPaid: 'डिलिव्हरीच्या वेळी पैसे दिले',
    refunded: 'परत केले',
    refundUnderWay: 'तुम्हाला परत केले जात आहेत',
    creditBack: 'तुमच्या गिफ्ट क्रेडिटमध्ये परत',
    cashBack: 'तुम्हाला रोख परत',
    lessDue: 'डिलिव्हरीच्या वेळी इतके कमी द्यायचे आहेत',
    feeKept: 'डिलिव्हरी शुल्क, जे दुकान ठेवते',
  },
  reason: (words) => `कारण: ${words}`,
  openOrder: 'तुमची ऑर्डर पाहा',
  contact: (email) => `काही प्रश्न? आम्हाला ${email} वर ई-मेल करा.`,
  creditNote: (number) => `तुमची क्रेडिट नोट ${number}:`,
};

/** The texts by language. */
export const ORDER_TEXTS: Readonly<Record<Language, OrderTexts>> = {
  en: ENGLISH,
  hi: HINDI,
  mr: MARATHI,
};
