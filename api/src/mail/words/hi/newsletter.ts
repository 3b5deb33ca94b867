import type { Translated } from '../../../contract/words/translated.ts'
import type { newsletter as english } from '../en/newsletter.ts'

export const newsletter: Translated<typeof english> = {
  confirm: {
    subject: (brand) => `कृपया पुष्टि करें: ${brand} की चिट्ठी`,
    text: 'किसी ने, शायद आपने ही, हमारी चिट्ठी माँगी है: घर पर देखभाल के बारे में महीने में एक बार नए लेख।',
    how: '7 दिन के अंदर यह लिंक खोलें, तो अगली चिट्ठी आपको मिलेगी।',
    action: 'मेरे ईमेल की पुष्टि करें',
    closing: 'अगर यह आपने नहीं किया, तो इस मेल पर ध्यान न दें: लिंक खोले बिना हम और कुछ नहीं भेजेंगे।',
  },
  confirmed: {
    subject: (brand) => `अब आपको ${brand} की चिट्ठी मिलेगी`,
    text: 'आपके ईमेल की पुष्टि हो गई है। पहली चिट्ठी अगले लेख के साथ आएगी।',
    action: 'जब चाहें बंद करें',
  },
}
