import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    visits: {
      title: 'मेरी विज़िट',
      now: 'अभी इस घर में',
      next: 'आगे: %{day}',
      tomorrow: 'कल',
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
      askHint: 'इसे ख़ाली छोड़ सकते हैं।',
      notYet: 'अभी नहीं',
      kept: 'इंटरनेट नहीं है। आपने %{time} पर बटन दबाया, यह इस फ़ोन में सेव है और उसी समय से गिना जाएगा। कृपया फिर से भेजें।',
      again: 'फिर से भेजें',
      failed: 'विज़िट बदली नहीं जा सकी। कृपया फिर से कोशिश करें।',
      pressFirst: 'पहले नीचे “काम स्वीकार करें” दबाएँ। फिर विज़िट शुरू हो सकती है।',
      lastNote: 'पिछली विज़िट से (%{author}, %{when})',
      hidden: 'परिवार का नाम, पता और फ़ोन 24 घंटे पहले से दिखते हैं।',
      week: 'अगले सात दिन',
      weekNone: 'अगले सात दिनों में कोई विज़िट नहीं है।',
      loadFailed: 'आपकी विज़िट नहीं खुल सकीं।',
    },
  },
}
