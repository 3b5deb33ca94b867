import type { packages as english } from '../en/packages.ts'
import type { Translated } from '../translated.ts'

export const packages: Translated<typeof english> = {
  legendIncludes: 'हर पैकेज में शामिल',
  hours: {
    eachDay: (hours) => `रोज़ ${hours} घंटे`,
    dayAndNight: 'दिन-रात, हफ़्ते के 7 दिन',
    days: (hours, units) => `${units} दिन, रोज़ ${hours} घंटे; या जैसा फ़ोन पर तय हो`,
    weekRound: '1 हफ़्ता, दिन-रात',
    byDay: (hours) => `दिन में ${hours} घंटे`,
    night: (hours) => `${hours} घंटे, आम तौर पर रात 8 से सुबह 6 बजे तक`,
    fullDay: '24 घंटे, दिन-रात',
    plain: (hours) => `${hours} घंटे`,
    oneSession: '1 घंटे का 1 सेशन',
    inWeek: (units) => `एक हफ़्ते में ${units} सेशन`,
    inMonth: (units) => `एक महीने में ${units} सेशन`,
  },
  stay: {
    sevenDays: (cost) => `7 दिन: ${cost}`,
    sevenNights: (cost) => `7 रातें: ${cost}`,
    wholeWeek: (cost) => `पूरा हफ़्ता: ${cost}`,
    eachWeek: (cost) => `हर हफ़्ते ${cost}`,
    eachSession: (cost) => `हर सेशन ${cost}`,
  },
  saves: (amount, unit) => `आपकी बचत ${amount} ${unit}`.trim(),
  comes: {
    'elderly-care': 'जाँचे-परखे केयरटेकर आते हैं',
    'post-operative': 'जाँची-परखी नर्स आती हैं',
    caretaking: 'जाँचे-परखे केयरटेकर आते हैं',
    'baby-care': 'जाँचे-परखे केयरटेकर आते हैं',
    physiotherapy: 'जाँचे-परखे फ़िज़ियोथेरेपिस्ट आते हैं',
  },
  features: {
    physiotherapy: [
      'आपके दर्द के हिसाब से चुनी कसरतें, सबके लिए एक जैसी नहीं',
      'फिर से चलने, सीढ़ियाँ चढ़ने और हाथ चलाने में मदद',
      'काग़ज़ पर योजना, जिसे परिवार बीच के दिनों में कर सके',
    ],
    'elderly-care': [
      'नहलाना, कपड़े, खाना: धीरज और इज़्ज़त के साथ',
      'समय पर दवाइयाँ',
      'जहाँ गिरने का डर हो वहाँ पूरा ध्यान',
      'साथ: बातें, अख़बार, सही समय पर टहलना',
    ],
    caretaking: [
      'लंबी बीमारी में दिन या रात का सहारा',
      'दवा याद दिलाना, खाने और चलने में मदद',
      'कुछ बदले तो परिवार को ख़बर',
      'अब तक सब अकेले सँभालने वाले को थोड़ा आराम',
    ],
    'post-operative': [
      'घावों की पट्टी और इन्फ़ेक्शन के लक्षणों पर नज़र',
      'दवाइयाँ और इंजेक्शन जैसे आपके सर्जन ने लिखे',
      'बिस्तर से उठकर पहले क़दम, सँभलकर',
      'कुछ ठीक न लगे तो आपके अस्पताल से बात',
    ],
    'baby-care': ['आपके समय के हिसाब से दूध पिलाने में मदद', 'बच्चे की नींद पर ध्यान', 'शुरू के हफ़्तों में माँ के लिए कोमल मदद'],
  },
}
