import type { Translated } from '@thodu/api/contract/words/translated'
import type english from 'ra-language-english'

/** react-admin's texts for saved lists; English uses the built-in ones. */
export const words: { ra: { saved_queries: Translated<typeof english.ra.saved_queries> } } = {
  ra: {
    saved_queries: {
      label: 'భద్రపరిచిన జాబితాలు',
      query_name: 'పేరు',
      new_label: 'ఈ జాబితాను భద్రపరచండి…',
      new_dialog_title: 'ఈ జాబితాను ఏ పేరుతో భద్రపరచాలి',
      remove_label: 'భద్రపరిచిన జాబితా తీసేయండి',
      remove_label_with_name: 'భద్రపరిచిన జాబితా తీసేయండి: %{name}',
      remove_dialog_title: 'భద్రపరిచిన జాబితా తీసేయాలా?',
      remove_message: 'ఈ పేరుతో భద్రపరిచిన జాబితా ఇక కనబడదు.',
      help: 'జాబితాను ఫిల్టర్ చేసి, మళ్లీ చూడటానికి భద్రపరచండి',
    },
  },
}
