import { type PixelTab, pixelTabs } from '#options/pixel-tabs.ts'
import type { Locale } from '#vocabulary.ts'

/** Vendors that match an event with a person. Google takes no personal data from servers. */
export const adVendors = ['facebook', 'tiktok', 'kwai'] as const satisfies readonly PixelTab[]

/**
 * Consent of a buyer whose hashed contact, IP address and browser go to vendors of ads. Another wording is
 * another version: the row stores it.
 */
const wording: { version: string; texts: Record<Locale, string> } = {
  version: '2026-11-19',
  texts: {
    PT_BR:
      'Autorizo enviar meu e-mail e telefone codificados, meu IP e os dados do meu navegador para {vendors}, para medir os anúncios deste vendedor. Opcional: não muda nada na compra.',
    EN_US:
      'I allow my encoded e-mail and phone, my IP address and my browser’s details to be sent to {vendors}, to measure this seller’s ads. Optional: it changes nothing about the purchase.',
    ES_ES:
      'Autorizo el envío de mi correo y teléfono codificados, mi IP y los datos de mi navegador a {vendors}, para medir los anuncios de este vendedor. Opcional: no cambia nada en la compra.',
  },
}

export const adConsentVersion = wording.version

/** The wording for the vendors that would get the data. */
export function adConsentText(vendors: readonly PixelTab[], locale: Locale): string {
  const names = pixelTabs.filter(({ id }) => vendors.includes(id)).map(({ name }) => name)
  return wording.texts[locale].replace('{vendors}', names.join(', '))
}
