import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    outbox: {
      kept: 'समय के साथ इस फ़ोन में सेव है। इंटरनेट आते ही अपने आप चला जाएगा।',
      unsent: 'अभी भेजा नहीं गया',
      asOf: 'इंटरनेट नहीं है। %{time} तक की जानकारी।',
    },
    visits: {
      now: 'अभी इस घर में',
      next: 'आगे: %{day}',
      span: '%{from} से %{to} तक',
      status: {
        planned: 'अभी शुरू नहीं हुई',
        started: 'चल रही है',
        done: 'पूरी हुई',
        missed: 'छूट गई',
        skipped: 'ज़रूरत नहीं',
        cancelled: 'रद्द',
      },
      startedAt: '%{time} पर शुरू हुई',
      endedAt: '%{start} पर शुरू, %{end} पर ख़त्म',
      start: 'विज़िट शुरू करें',
      end: 'विज़िट ख़त्म करें',
      sending: 'सेव हो रहा है…',
      started: 'सेव हो गया। विज़िट शुरू हो गई है।',
      ended: 'सेव हो गया। विज़िट ख़त्म हो गई है।',
      ask: 'अगली बार आने वाले को क्या पता होना चाहिए?',
      askFamily: 'परिवार के लिए',
      askFamilyHint: 'आज कैसा रहा? परिवार इसे समय के साथ पढ़ता है।',
      askHint: 'दोनों ख़ाली छोड़ सकते हैं।',
      failed: 'विज़िट बदली नहीं जा सकी। कृपया फिर से कोशिश करें।',
      trouble: 'कुछ ठीक नहीं है',
      troubleKept: 'कुछ ठीक नहीं है: अभी नहीं भेजा',
      codeAsk: 'परिवार का बताया कोड',
      codeHint: 'परिवार के पेज पर चार अंक दिखते हैं। दरवाज़े पर पूछें।',
      codeShort: 'चार अंक डालें, या “कोड नहीं” दबाएँ।',
      codeWrong: 'सेव हो गया, पर वह कोड सही नहीं था। कृपया फिर से डालें।',
      codeAgain: 'कोड डालें',
      codeCheck: 'कोड जाँचें',
      noCode: 'कोड नहीं',
      pressFirst: 'पहले नीचे “काम स्वीकार करें” दबाएँ। फिर विज़िट शुरू हो सकती है।',
      lastNote: 'पिछली विज़िट से (%{author}, %{when})',
      hidden: 'परिवार का नाम, पता और फ़ोन 24 घंटे पहले से दिखते हैं।',
    },
  },
}
