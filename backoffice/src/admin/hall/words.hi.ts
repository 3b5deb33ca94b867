import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    /** What families ask the office to change. */
    changes: {
      asks: {
        'another-caretaker': 'किसी और केयरटेकर के लिए कहा है: %{reason}।',
        cancel: 'बुकिंग रद्द करने को कहा है।',
        pause: 'सेवा कुछ दिन रोकने को कहा है। पहला दिन: %{from}।',
        pauseUntil: 'सेवा कुछ दिन रोकने को कहा है। पहला दिन: %{from}। आख़िरी दिन: %{until}।',
        stop: 'सेवा पूरी तरह बंद करने को कहा है। पहला दिन: %{from}।',
      },
      reasons: {
        language: 'दूसरी भाषा',
        times: 'समय पर नहीं',
        manner: 'मरीज़ से बर्ताव',
        'woman-or-man': 'महिला या पुरुष चाहिए',
        other: 'कोई और वजह',
      },
    },
    hall: {
      title: 'जो रुक नहीं सकता',
      failed: 'ज़रूरी काम नहीं दिख पाए।',
      calm: 'अभी कुछ नहीं रुका है।',
      next: 'आगे: %{caretaker} → %{patient}, %{time}।',
      overview: 'सब एक जगह',
      sound: 'विज़िट में देर होने पर आवाज़',
      somebody: 'कोई',
      nobody: 'कोई नहीं',
      phone: 'फ़ोन करें: %{name}',
      troubles: {
        fall: 'गिर गए',
        unwell: 'तबीयत ठीक नहीं',
        hospital: 'अस्पताल ले जा रहे हैं',
        'not-safe': 'वहाँ सुरक्षित नहीं',
        refused: 'सेवा से मना किया',
        'something-missing': 'कुछ मिल नहीं रहा',
        other: 'कोई और गड़बड़ी',
      },
      says: {
        trouble: '%{visit} की विज़िट: %{trouble}। बताया %{caretaker} ने, %{time}।',
        troubleSeen: '%{visit} की विज़िट: %{trouble}। बताया %{caretaker} ने, %{time}। %{seen} के पास है।',
        absent: 'कोई नहीं आया। शुरू होने का समय: %{time}। आना था: %{caretaker}।',
        late: '%{caretaker} ने अभी शुरू नहीं किया। शुरू होने का समय: %{time}।',
        open: 'अभी कोई नहीं चुना गया। शुरू होने का समय: %{time}।',
        remark: '%{visit} की विज़िट में कुछ ठीक नहीं था (%{caretaker})। बताने का समय: %{time}।',
        change: '%{change} कहने का समय: %{time}।',
        callNow: 'फ़ोन का इंतज़ार है।',
        callBy: 'इस समय तक फ़ोन करना है: %{time}।',
        callLate: 'इस समय तक फ़ोन करना था: %{time}।',
        promiseBy: '%{promise}: वादे का समय: %{time}।',
        promiseLate: '%{promise}: वादे का समय निकल गया: %{time}।',
      },
      acts: {
        trouble: 'लिखें कि क्या किया',
        absent: 'किसी और को भेजें',
        late: 'कोई नहीं आया?',
        open: 'किसी को चुनें',
        remark: 'लिखें कि क्या किया',
        change: 'जवाब दें',
        call: 'कॉल खोलें',
        promise: 'खोलें',
      },
      more: {
        trouble: 'और %{count} गड़बड़ी |||| और %{count} गड़बड़ियाँ',
        absent: 'और %{count} |||| और %{count}',
        late: 'देर वाली और %{count} |||| देर वाली और %{count}',
        open: 'बिना किसी के और %{count} |||| बिना किसी के और %{count}',
        remark: 'और %{count} विज़िट जिसमें कुछ ठीक नहीं था |||| और %{count} विज़िट जिनमें कुछ ठीक नहीं था',
        change: 'और %{count} बदलाव |||| और %{count} बदलाव',
        call: 'और %{count} कॉल |||| और %{count} कॉल',
        promise: 'और %{count} वादा |||| और %{count} वादे',
      },
    },
  },
}
