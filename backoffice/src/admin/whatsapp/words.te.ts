import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    handOff: {
      open: 'వాట్సాప్',
      title: 'బుకింగ్ %{booking} గురించి సందేశం',
      to: 'ఎవరికి',
      language: 'భాష',
      message: 'సందేశం',
      recipients: { family: 'కుటుంబం', emergency: 'అత్యవసర కాంటాక్ట్', caretaker: 'కేర్‌టేకర్' },
      templates: {
        bookingReceived: 'బుకింగ్ అందింది',
        callMissed: 'కాల్ చేశాం, దొరకలేదు',
        caretakerAssigned: 'ఎవరు వస్తారు',
        visitTomorrow: 'రేపటి విజిట్',
        replacement: 'మరొకరు వస్తారు',
        paymentAsked: 'చెల్లించండి',
        paymentReceived: 'చెల్లింపు అందింది',
        endsSoon: 'సంరక్షణ త్వరలో ముగుస్తుంది',
        reviewAsked: 'ఎలా ఉంది?',
        notice: 'మీ వివరాల గోప్యత',
        scheduleChanged: 'మారిన విజిట్‌లు',
      },
      refusal: {
        'no-mobile': 'సందేశం పంపడానికి మొబైల్ నంబర్ లేదు.',
        'switched-off': 'ఈ కుటుంబం సందేశాలు వద్దంది. ఎవరు వస్తున్నారు, ఎంత చెల్లించారు అన్నవి మాత్రం కారణంతో రాయవచ్చు.',
      },
      reason: 'కారణం',
      go: 'వాట్సాప్ తెరవండి',
      close: 'మూసేయండి',
      sent: 'పంపారా?',
      yes: 'అవును',
      no: 'లేదు',
      noted: 'పంపినట్లు రాశాం.',
      notedNot: 'పంపలేదని రాశాం.',
      failed: 'ఇది కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      states: { opened: 'తెరిచారు', sent: 'పంపారు', 'not-sent': 'పంపలేదు', delivered: 'చేరింది', failed: 'కుదరలేదు' },
    },
  },
}
