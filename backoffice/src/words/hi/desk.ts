import type { Translated } from '@thodu/api/contract/words/translated'
import type { deskWords as english } from '../en/desk.ts'

/** Words of what is at hand on every screen of the office, and of the views. */
export const deskWords: Translated<typeof english> = {
  waiting: {
    some: '%{count} पर ध्यान दें |||| %{count} पर ध्यान दें',
    overdue: '%{count} पर ध्यान दें, %{overdue} में देर हो चुकी |||| %{count} पर ध्यान दें, %{overdue} में देर हो चुकी',
  },
  views: {
    all: 'सब',
    needsCaretaker: 'केयरटेकर चाहिए, शुरू होने की तारीख़ से',
    toConfirm: 'तय हुए, पुष्टि बाक़ी',
    inCare: 'देखभाल चल रही है',
    families: 'परिवार',
    admins: 'एडमिन',
    free: 'उपलब्ध',
    withFamily: 'बुकिंग पर',
    failed: 'नहीं हुए',
    byOffice: 'ऑफ़िस ने किए',
    corrections: 'सुधारी गई जानकारी',
  },
  find: {
    open: 'खोजें',
    label: 'नाम, फ़ोन, पता, बुकिंग नंबर या पेज',
    families: 'परिवार',
    bookings: 'बुकिंग',
    caretakers: 'केयरटेकर',
    pages: 'पेज',
    hint: 'दो अक्षर या अंक काफ़ी हैं।',
    searching: 'खोज रहे हैं…',
    nothing: 'कुछ नहीं मिला।',
    failed: 'खोज नहीं हो सकी। कृपया फिर से कोशिश करें।',
  },
}
