import { choosePlural } from '../../../contract/words/formats.ts'
import type { Translated } from '../../../contract/words/translated.ts'
import type { privacyRequest as english } from '../en/privacy-request.ts'

export const privacyRequest: Translated<typeof english> = {
  number: 'नंबर',
  dueBy: 'जवाब की तारीख़',
  kinds: {
    access: 'अपनी जानकारी देखना',
    correction: 'ग़लती ठीक कराना',
    erasure: 'अपनी जानकारी हटवाना',
    grievance: 'शिकायत',
    nomination: 'मेरी ओर से कोई और',
    withdrawal: 'सहमति वापस लेना',
  },
  received: {
    subject: (code) => `आपका अनुरोध ${code} मिल गया`,
    text: (kind) => `आपकी जानकारी के बारे में अनुरोध मिल गया (${kind})। कृपया इसका नंबर सँभालकर रखें।`,
    due: (day) => `हमारा जवाब ज़्यादा से ज़्यादा ${day} तक आ जाएगा।`,
    notYou: 'यह पक्का करने के लिए कि आप ही पूछ रहे हैं, हम फ़ोन कर सकते हैं। आपने कुछ नहीं माँगा तो इस मेल को छोड़ दें।',
    action: 'अपना अनुरोध देखें',
  },
  decided: {
    subject: (code) => `आपके अनुरोध ${code} का जवाब`,
    done: 'आपने जो कहा था, वह हो गया।',
    refused: 'आपने जो कहा था, वह नहीं हो सका। वजह यह है:',
    closing: 'कुछ ठीक न लगे तो हमें फ़ोन करें या लिखें, और नंबर बताएँ।',
  },
  asksBack: {
    subject: (code) => `आपके अनुरोध ${code} के बारे में एक सवाल`,
    text: 'आगे बढ़ने के लिए हमें आपसे एक बात जाननी है:',
    closing: 'कृपया हमें फ़ोन करें या इस मेल का जवाब दें, और नंबर बताएँ।',
  },
  patientAsked: {
    subject: 'आपके मरीज़ ने जानकारी के बारे में हमसे पूछा है',
    text: (patient) => `आपने जो देखभाल बुक की है, उसकी जानकारी के बारे में ${patient} ने हमसे पूछा है। यह हर किसी का हक़ है।`,
    closing: 'आपको कुछ नहीं करना है।',
  },
  handedOut: {
    subject: 'एक अनुरोध के लिए आपकी जानकारी दी गई',
    text: 'इस अनुरोध के लिए हमने वह सारी जानकारी दी है जो आपके और आपके परिवार के बारे में हमारे पास है। अगर यह अनुरोध आपने या आपके किसी परिचित ने नहीं किया, तो हमें फ़ोन करें।',
  },
  forTeam: {
    subject: (kind, code) => `निजी जानकारी: ${kind} (${code})`,
    text: (time) => `किसी ने अपनी जानकारी के बारे में पूछा है। ${time} तक बताएँ कि अनुरोध मिल गया।`,
    action: 'अनुरोध खोलें',
  },
  due: {
    soonSubject: (code) => `एक हफ़्ता बाक़ी: निजी जानकारी का अनुरोध ${code}`,
    nowSubject: (code) => `समय हो गया: निजी जानकारी का अनुरोध ${code}`,
    digestSubject: (count) => `निजी जानकारी के ${count} अनुरोधों का समय हो गया`,
    text: 'जवाब का वादा किया गया था। कृपया जवाब दें, या बताएँ कि क्यों नहीं हो सकता।',
    by: (day) => `${day} तक`,
    more: (count) =>
      choosePlural(
        count,
        {
          one: `और ${count} बाक़ी है; वह ऑफ़िस की सूची में दिखता है।`,
          other: `और ${count} बाक़ी हैं; वे ऑफ़िस की सूची में दिखते हैं।`,
        },
        'hi',
      ),
  },
}
