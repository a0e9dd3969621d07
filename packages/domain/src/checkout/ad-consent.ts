import { type PixelTab, pixelTabs } from '#options/pixel-tabs.ts'
import type { Locale } from '#vocabulary.ts'

/** Vendors that match an event with a person. Google takes no personal data from servers. */
export const adVendors = ['facebook', 'tiktok', 'kwai'] as const satisfies readonly PixelTab[]

/** Consent of the buyer, as the page sends it: the version of the wording, and the vendors named in the wording. */
export type GivenAdConsent = {
  /** Event id of the browser's report of the opened checkout. */
  visitId: string
  version: string
  vendors: PixelTab[]
}

/**
 * Wording of the consent to send a buyer's hashed contact, IP address, browser details and ad click to ad vendors. A
 * changed wording needs a new version; each consent stores its version.
 */
const wording: { version: string; texts: Record<Locale, { title: string; text: string }> } = {
  version: '2026-11-19.2',
  texts: {
    PT_BR: {
      title: 'Aceito compartilhar dados com {vendors}',
      text: 'Meu e-mail e telefone codificados, meu IP, os dados do meu navegador e o anúncio em que cliquei, para medir os anúncios deste vendedor. Opcional: não muda nada na compra.',
    },
    EN_US: {
      title: 'I agree to share data with {vendors}',
      text: 'My encoded email and phone, my IP address, my browser’s details and the ad I clicked, to measure this seller’s ads. Optional: it changes nothing about the purchase.',
    },
    ES_ES: {
      title: 'Acepto compartir datos con {vendors}',
      text: 'Mi correo y teléfono codificados, mi IP, los datos de mi navegador y el anuncio en el que hice clic, para medir los anuncios de este vendedor. Opcional: no cambia nada en la compra.',
    },
  },
}

export const adConsentVersion = wording.version

/** The wording for the vendors that would get the data. */
export function adConsentTexts(
  vendors: readonly PixelTab[],
  locale: Locale,
): { title: string; text: string } {
  const names = pixelTabs.filter(({ id }) => vendors.includes(id)).map(({ name }) => name)
  const { title, text } = wording.texts[locale]
  return { title: title.replace('{vendors}', names.join(', ')), text }
}
