import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, ClockIcon, CrossIcon, ReturnIcon } from '#page/icons.tsx'
import type { PaymentPhase } from './payment-phase.ts'

type Outcome = Exclude<PaymentPhase, 'PAY_PIX' | 'PAY_BILLET' | 'CHALLENGE'>
type Tone = 'pending' | 'positive' | 'negative' | 'neutral' | 'refunded' | 'chargeback'

/** Colour has a meaning, and an icon repeats it for people who do not see colours. */
const marks: Record<Outcome, { tone: Tone; icon: typeof CheckIcon }> = {
  DEBIT: { tone: 'pending', icon: ClockIcon },
  CONFIRMING: { tone: 'pending', icon: ClockIcon },
  RETURNING: { tone: 'refunded', icon: ReturnIcon },
  IN_ANALYSIS: { tone: 'pending', icon: ClockIcon },
  EXPIRED: { tone: 'neutral', icon: ClockIcon },
  REPLACED: { tone: 'neutral', icon: ReturnIcon },
  ORDER_PAID: { tone: 'positive', icon: CheckIcon },
  APPROVED: { tone: 'positive', icon: CheckIcon },
  PART_REFUNDED: { tone: 'refunded', icon: ReturnIcon },
  REJECTED: { tone: 'negative', icon: CrossIcon },
  CANCELED: { tone: 'neutral', icon: CrossIcon },
  REFUNDED: { tone: 'refunded', icon: ReturnIcon },
  CHARGEBACK: { tone: 'chargeback', icon: AlertIcon },
}

export function PhaseMark({ phase }: { phase: Outcome }): ReactNode {
  const { tone, icon: Icon } = marks[phase]
  return (
    <span className={`mark tone-${tone}`}>
      {phase === 'CONFIRMING' ? <span className="spinner" aria-hidden="true" /> : <Icon size={24} />}
    </span>
  )
}
