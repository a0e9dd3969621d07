/** Reason of an abandoned cart: left the checkout, let a Pix or boleto expire, or had the card refused. */
export const cartReasons = ['LEFT', 'CODE_UNPAID', 'CARD_REFUSED'] as const
export type CartReason = (typeof cartReasons)[number]

/** A seller's own text of a mail; an empty button has the platform's label. */
export type ReminderWords = { subject: string; body: string; button: string }

/** A message after a delay, counted from the abandonment; without `words` it has the platform's text. */
export type RecoveryMessage = { delayMinutes: number; words: ReminderWords | null }

/** Messages for one reason of abandonment. */
export type RecoverySequence = { isOn: boolean; messages: RecoveryMessage[] }

export type RecoveryPlan = {
  sequences: Record<CartReason, RecoverySequence>
  /** Hours of São Paulo in which no message is sent; null for none. */
  quietHours: { from: number; until: number } | null
  /** The seller's text for a chat with a visitor; null for the platform's. */
  whatsappText: string | null
}

const after = (...delays: number[]): RecoverySequence => ({
  isOn: true,
  messages: delays.map((delayMinutes) => ({ delayMinutes, words: null })),
})

export const usualRecoveryPlan: RecoveryPlan = {
  sequences: {
    LEFT: after(30, 24 * 60, 72 * 60),
    CODE_UNPAID: after(30, 24 * 60),
    CARD_REFUSED: after(30, 24 * 60),
  },
  quietHours: { from: 21, until: 8 },
  whatsappText: null,
}

/**
 * State of an abandoned cart.
 *
 *   CAPTURED ── first reminder ──▶ RECOVERING ── last reminder ──▶ EXHAUSTED
 *      └───────────────┴── an order ──▶ CONVERTED ── paid after a reminder ──▶ RECOVERED
 *      ▲                                  └── payment refused or code expired: CAPTURED again, for that reason
 *      └───────────────┴── opted out of reminders, or bought elsewhere ──▶ SUPPRESSED
 */
export const cartStates = [
  'CAPTURED',
  'RECOVERING',
  'CONVERTED',
  'RECOVERED',
  'EXHAUSTED',
  'SUPPRESSED',
] as const
export type CartState = (typeof cartStates)[number]

/** How far a visitor got before leaving: contact details, all required details, or a payment attempt. */
export const cartStages = ['CONTACT', 'DETAILS', 'PAYMENT'] as const
export type CartStage = (typeof cartStages)[number]

export function cartStageOf(cart: {
  reason: CartReason
  name: string
  email: string
  document: string
  hasOrder: boolean
}): CartStage {
  if (cart.hasOrder || cart.reason !== 'LEFT') return 'PAYMENT'
  return cart.name !== '' && cart.email !== '' && cart.document !== '' ? 'DETAILS' : 'CONTACT'
}
