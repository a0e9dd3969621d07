import type { Locale } from './vocabulary.ts'

/** What a buyer agrees to when a card is kept for a subscription. Another wording is another version: the row keeps both. */
export const savedCardConsent: { version: string; texts: Record<Locale, string> } = {
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
