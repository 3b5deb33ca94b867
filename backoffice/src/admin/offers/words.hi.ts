import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  offers: {
    ask: 'केयरटेकरों से पूछें',
    askAll: 'जो बिना केयरटेकर रहें, उनके लिए पूछें',
    lead: 'हर केयरटेकर को लिंक के साथ व्हाट्सऐप संदेश मिलता है। बिना साइन इन किए वहाँ हाँ या नहीं कहा जाता है।',
    failed: 'पूछी गई बातें लोड नहीं हुईं।',
    askedTitle: 'किससे पूछा',
    askTitle: 'किससे पूछें',
    noneLeft: 'कोई और सुझाया गया केयरटेकर ख़ाली नहीं है।',
    most: 'एक विज़िट के लिए %{most} तक चुनें।',
    decides: 'कौन तय करेगा',
    firstYes: 'पहली हाँ को विज़िट मिले',
    office: 'हाँ कहने वालों में से ऑफ़िस चुने',
    askSome: '%{smart_count} केयरटेकर से पूछें |||| %{smart_count} केयरटेकरों से पूछें',
    needsSomebody: 'कम से कम एक केयरटेकर चुनें।',
    asked: 'संदेश भेजने के लिए तैयार हैं।',
    sent: '%{name}: संदेश खोला गया',
    open: '%{name} को व्हाट्सऐप',
    noMobile: 'मोबाइल नंबर नहीं है। लिंक:',
    visits: '%{smart_count} विज़िट |||| %{smart_count} विज़िट',
    states: {
      open: 'अभी जवाब नहीं, पूछा %{time}',
      waiting: 'हाँ कहा, %{time}',
      given: 'विज़िट इनकी है',
      declined: 'नहीं कहा, %{time}',
      taken: 'विज़िट किसी और केयरटेकर की है',
      ended: 'पूछना बंद हो चुका है',
      endedYes: 'हाँ कहा, %{time}; पूछना बंद हो चुका है',
    },
    choose: 'चुनें',
    chooseOf: '%{name} को चुनें',
    withdraw: 'सब वापस लें',
    withdrawn: 'वापस ले लिया गया; लिंक बंद हो गए।',
    finish: 'हो गया',
  },
}
