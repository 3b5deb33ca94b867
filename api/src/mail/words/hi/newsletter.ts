import type { Translated } from '../../../contract/words/translated.ts'
import type { newsletter as english } from '../en/newsletter.ts'

export const newsletter: Translated<typeof english> = {
  confirm: {
    subject: (brand) => `कृपया पुष्टि करें: ${brand} के पत्र`,
    text: 'किसी ने, शायद आपने ही, हमारा पत्र माँगा है: घर पर देखभाल के बारे में महीने में एक बार नए लेख।',
    how: '7 दिन के अंदर यह लिंक खोलें, तो अगला पत्र आपको मिलेगा।',
    action: 'मेरे पते की पुष्टि करें',
    closing: 'अगर यह आप नहीं थे, तो इस मेल को छोड़ दें: लिंक खोले बिना हम और कुछ नहीं भेजेंगे।',
  },
  confirmed: {
    subject: (brand) => `अब आपको ${brand} के पत्र मिलेंगे`,
    text: 'आपके पते की पुष्टि हो गई है। अगले लेख के साथ पहला पत्र आएगा।',
    action: 'जब चाहें बंद करें',
  },
}
