import type { APIContext } from 'astro'
import { blog } from '#words/blog.ts'
import { about, howItWorks, matching, partners, testimonials } from '#words/company.ts'
import { contact } from '#words/contact.ts'
import { home } from '#words/home.ts'
import { prices, servicesPage } from '#words/services.ts'
import { listOwnArticles, pictureOf, slugOf } from '../../blog/articles.ts'
import { drawSharePicture } from '../../og/share-picture.ts'

const pages = [
  { name: 'default', title: home.share.title, illustration: 'hero-nurse-and-grandmother' },
  { name: 'about', title: about.heading, illustration: 'team' },
  { name: 'services', title: servicesPage.heading, illustration: 'service-elderly-care' },
  { name: 'prices', title: prices.heading, illustration: 'service-physiotherapy' },
  { name: 'how-it-works', title: howItWorks.heading, illustration: 'hero-physiotherapist-and-stairs' },
  { name: 'caregiver-matching', title: matching.heading, illustration: 'service-caretaking' },
  { name: 'testimonials', title: testimonials.heading, illustration: 'hero-mother-and-newborn' },
  { name: 'blog', title: blog.heading, illustration: 'service-caretaking' },
  { name: 'partners', title: partners.heading, illustration: 'service-post-operative' },
  { name: 'contact', title: contact.heading, illustration: 'door' },
]

export async function getStaticPaths() {
  const articles = await listOwnArticles()
  const all = [
    ...pages,
    ...articles.map((article) => ({
      name: `blog-${slugOf(article)}`,
      title: article.data.title,
      illustration: pictureOf(article),
    })),
  ]
  return all.map(({ name, title, illustration }) => ({ params: { name }, props: { title, illustration } }))
}

export async function GET({ props }: APIContext<{ title: string; illustration: string }>) {
  const png = await drawSharePicture(props.title, props.illustration)
  return new Response(png, { headers: { 'Content-Type': 'image/png' } })
}
