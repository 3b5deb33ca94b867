import type * as english from '../en/server.ts'
import type { Translated } from '../translated.ts'

export const server: Translated<typeof english.server> = {
  failed: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  notFound: 'नहीं मिला',
  forbidden: 'आपको यह करने की अनुमति नहीं है।',
  badRequest: 'कृपया चिह्नित जगहें देख लें।',
  badJson: 'यह अनुरोध सही JSON नहीं है।',
  badQuery: 'सूची का अनुरोध सही नहीं है।',
  tooMany: 'बहुत बार कोशिश की गई है। कृपया थोड़ा रुककर फिर से कोशिश करें।',
  busy: 'सिस्टम अभी व्यस्त है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  tooLarge: 'भेजी गई जानकारी बहुत बड़ी है।',
  wrongMediaType: 'इस तरह की जानकारी यहाँ नहीं ली जाती।',
  conflict: 'इस बीच किसी और ने इसे बदल दिया है। कृपया पेज दोबारा खोलकर कोशिश करें।',
  timeout: 'इसमें बहुत समय लग गया। कृपया फिर से कोशिश करें।',
}
