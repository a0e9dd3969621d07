import { CheckIcon } from '#page/icons.tsx'
import type { BuyerForm } from './buyer-form.ts'
import { useCheckoutData } from './checkout-context.ts'

export function ConfirmedAddress({ form, onEdit }: { form: BuyerForm; onEdit: () => void }) {
  const { messages } = useCheckoutData()
  return (
    <div className="confirmed-address">
      <CheckIcon />
      <p>
        {form.street}
        <span className="confirmed-place">
          {form.district}, {form.city}, {form.state}
        </span>
      </p>
      <button type="button" className="link-button" onClick={onEdit}>
        {messages.editAddress}
      </button>
    </div>
  )
}
