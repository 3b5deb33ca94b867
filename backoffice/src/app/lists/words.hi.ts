import type { Translated } from '@thodu/api/contract/words/translated'
import type english from 'ra-language-english'

/** react-admin's texts for saved lists; English uses the built-in ones. */
export const words: { ra: { saved_queries: Translated<typeof english.ra.saved_queries> } } = {
  ra: {
    saved_queries: {
      label: 'सेव की हुई सूचियाँ',
      query_name: 'नाम',
      new_label: 'यह सूची सेव करें…',
      new_dialog_title: 'यह सूची किस नाम से सेव करें',
      remove_label: 'सेव की हुई सूची हटाएँ',
      remove_label_with_name: 'सेव की हुई सूची हटाएँ: %{name}',
      remove_dialog_title: 'सेव की हुई सूची हटाएँ?',
      remove_message: 'इस नाम से सेव की हुई सूची फिर नहीं दिखेगी।',
      help: 'सूची फ़िल्टर करें और फिर देखने के लिए सेव करें',
    },
  },
}
