import { CheckoutSection } from './checkout-section.tsx'
import { ModerationSection } from './moderation-section.tsx'
import { PaymentRulesSection } from './payment-rules-section.tsx'
import { RefundsSection } from './refunds-section.tsx'
import { StorageSection } from './storage-section.tsx'

/** Rules of selling and refunds. Each section is saved by itself. */
export function OperationTab() {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <PaymentRulesSection />
      <RefundsSection />
      <ModerationSection />
      <CheckoutSection />
      <StorageSection />
    </div>
  )
}
