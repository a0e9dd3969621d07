import type { PaymentMessages } from '../messages/payment/pt-br.ts'
import type { PaymentPhase } from './payment-phase.ts'

export type Tone = 'pending' | 'positive' | 'negative' | 'neutral' | 'refunded' | 'chargeback'

export const phaseBadges: Record<PaymentPhase, { text: keyof PaymentMessages; tone: Tone }> = {
  PAY_PIX: { text: 'badgePending', tone: 'pending' },
  PAY_BILLET: { text: 'badgePending', tone: 'pending' },
  CONFIRMING: { text: 'badgeConfirming', tone: 'pending' },
  EXPIRED: { text: 'badgeExpired', tone: 'neutral' },
  APPROVED: { text: 'badgeApproved', tone: 'positive' },
  REJECTED: { text: 'badgeRejected', tone: 'negative' },
  CANCELED: { text: 'badgeCanceled', tone: 'neutral' },
  REFUNDED: { text: 'badgeRefunded', tone: 'refunded' },
  CHARGEBACK: { text: 'badgeChargeback', tone: 'chargeback' },
}
