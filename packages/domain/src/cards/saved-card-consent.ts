import type { Locale } from '#vocabulary.ts'

export type CardConsent = { version: string; texts: Record<Locale, string> }

/**
 * Consent of a buyer whose card is stored for a subscription. A changed wording needs a new version; the row stores
 * wording and version.
 */
export const savedCardConsent: CardConsent = {
  version: '2026-11-15',
  texts: {
    PT_BR:
      'Ao assinar, você autoriza guardar este cartão com segurança para fazer as próximas cobranças. O código de segurança não é guardado, e você pode cancelar quando quiser.',
    EN_US:
      'By subscribing, you allow this card to be stored securely and used for the next charges. The security code is not stored, and you can cancel at any time.',
    ES_ES:
      'Al suscribirte, autorizas a guardar esta tarjeta de forma segura para los próximos cobros. El código de seguridad no se guarda y puedes cancelar cuando quieras.',
  },
}

/** Consent of a buyer whose card is stored for a day, for one-click upsells. */
export const oneClickConsent: CardConsent = {
  version: 'one-click 2026-11-16',
  texts: {
    PT_BR:
      'Seu cartão fica guardado com segurança por 24 horas, sem o código, só para você aceitar ou recusar ofertas depois desta compra. Nada é cobrado sem o seu clique.',
    EN_US:
      'Your card is stored securely for 24 hours, without its code, so that you can accept or decline offers after this purchase. Nothing is charged without your click.',
    ES_ES:
      'Tu tarjeta se guarda de forma segura por 24 horas, sin el código, solo para aceptar o rechazar ofertas después de esta compra. No se cobra nada sin tu clic.',
  },
}
