import type * as english from '../en/money.ts'
import type { Translated } from '../translated.ts'

export const money: Translated<typeof english.money> = {
  wholeRupees: 'पूरे रुपये लिखें, 1 या उससे ज़्यादा।',
  overUpi: 'UPI से एक बार में ₹{most} तक ही आ सकते हैं। कम माँगें, या बैंक से माँगें।',
  notOffered: 'भुगतान का यह तरीक़ा चालू नहीं है।',
  requestOpen: 'इस बुकिंग के लिए एक अनुरोध पहले से खुला है।',
  thanks: 'धन्यवाद। बैंक में दिखते ही हम पुष्टि करेंगे।',
  upiUtr: 'यूटीआर के 12 अंक लिखें।',
  bankUtr: 'रेफ़रेंस के 6 से 22 अक्षर और अंक लिखें।',
  noUtr: 'नकद का कोई रेफ़रेंस नहीं होता।',
  futureDay: 'यह दिन अभी आया नहीं है।',
  settled: 'इस भुगतान का फ़ैसला हो चुका है।',
  referenceTaken: 'इस रेफ़रेंस की पुष्टि {reference} के लिए पहले ही हो चुकी है।',
  off: 'पहले UPI या बैंक खाता जोड़ें।',
  noPrice: 'इस बुकिंग का कोई दाम नहीं है।',
  careGoesOn: 'देखभाल जारी है। पहले बुकिंग पूरी करें या रद्द करें।',
  refundWaits: 'इस बुकिंग का एक रिफ़ंड भेजना बाक़ी है।',
  nothingLeft: 'न कुछ चुकाना बाक़ी है, न कुछ वापस भेजना।',
  notSettled: 'पहले इस परिवार के पैसों का हिसाब पूरा करें।',
}
