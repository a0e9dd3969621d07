/** Spelling of the sources that most links name in `utm_source`. */
const known = new Map(
  Object.entries({
    bing: 'Bing',
    carrinho: 'Carrinho',
    email: 'E-mail',
    facebook: 'Facebook',
    fb: 'Facebook',
    google: 'Google',
    ig: 'Instagram',
    instagram: 'Instagram',
    kwai: 'Kwai',
    linkedin: 'LinkedIn',
    mail: 'E-mail',
    meta: 'Meta',
    pinterest: 'Pinterest',
    telegram: 'Telegram',
    tiktok: 'TikTok',
    twitter: 'Twitter',
    whatsapp: 'WhatsApp',
    youtube: 'YouTube',
  }),
)

/** A source of sales as a screen shows it: a known one by its name, any other as the link has it. */
export function sourceName(source: string): string {
  return known.get(source.toLowerCase()) ?? source
}
