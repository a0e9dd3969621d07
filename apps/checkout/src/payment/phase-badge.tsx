import { AlertIcon, CheckIcon, ClockIcon, CrossIcon, ReturnIcon } from '../page/icons.tsx'
import { usePaymentTexts } from './payment-context.ts'
import type { PaymentPhase } from './payment-phase.ts'
import { phaseBadges, type Tone } from './phase-faces.ts'

const icons: Record<Tone, typeof CheckIcon> = {
  pending: ClockIcon,
  positive: CheckIcon,
  negative: CrossIcon,
  neutral: ClockIcon,
  refunded: ReturnIcon,
  chargeback: AlertIcon,
}

export function PhaseBadge({ phase }: { phase: PaymentPhase }) {
  const { messages } = usePaymentTexts()
  const { text, tone } = phaseBadges[phase]
  const Icon = icons[tone]
  return (
    <p className={`badge badge-${tone}`}>
      <Icon size={15} />
      {messages[text]}
    </p>
  )
}
