import type { Locale } from '#vocabulary.ts'

const email = { PT_BR: 'E-mail', EN_US: 'Email', ES_ES: 'Correo electrónico' }

/** Names of the sources that most links use in `utm_source`. */
const known = new Map<string, string | Record<Locale, string>>(
  Object.entries({
    bing: 'Bing',
    // Source of links in reminders of an abandoned cart.
    carrinho: { PT_BR: 'Carrinho', EN_US: 'Cart', ES_ES: 'Carrito' },
    email,
    facebook: 'Facebook',
    fb: 'Facebook',
    google: 'Google',
    ig: 'Instagram',
    instagram: 'Instagram',
    kwai: 'Kwai',
    linkedin: 'LinkedIn',
    mail: email,
    meta: 'Meta',
    pinterest: 'Pinterest',
    telegram: 'Telegram',
    tiktok: 'TikTok',
    twitter: 'Twitter',
    whatsapp: 'WhatsApp',
    youtube: 'YouTube',
  }),
)

/** A source of sales as shown on a screen: a known source by its name, any other unchanged. */
export function sourceName(source: string, locale: Locale): string {
  const name = known.get(source.toLowerCase()) ?? source
  return typeof name === 'string' ? name : name[locale]
}
