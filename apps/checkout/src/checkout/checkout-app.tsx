import { withoutTrial } from '@balcao/domain/money/subscription-price'
import { type ComponentType, useMemo, useState } from 'react'
import { AlertIcon, CrossIcon } from '#page/icons.tsx'
import { SkipLink } from '#page/skip-link.tsx'
import { type CheckoutData, CheckoutProvider, useCheckoutData } from './checkout-context.ts'
import { checkoutFormId } from './checkout-form.tsx'
import type { BuyerForm } from './fields/buyer-form.ts'
import { type Checkout, type TrialUse, useCheckout } from './use-checkout.ts'
import type { Notice } from './use-notice.ts'

/** A template's rendering of the one checkout: layout and texts, never rules. */
export type Skin = ComponentType<{ checkout: Checkout }>

type Props = { data: CheckoutData; skin: Skin; typed?: Partial<BuyerForm> }

const nothingTyped: Partial<BuyerForm> = {}

export function CheckoutApp({ data, skin, typed = nothingTyped }: Props) {
  // A buyer who has had a trial sees the price without a trial, and pays that price.
  const [isTrialUsed, setIsTrialUsed] = useState(false)
  const shown = useMemo(
    () => (isTrialUsed ? { ...data, page: withoutTrial(data.page) } : data),
    [data, isTrialUsed],
  )
  return (
    <CheckoutProvider value={shown}>
      <LivingCheckout
        skin={skin}
        typed={typed}
        trial={{ isUsed: isTrialUsed, onUsed: () => setIsTrialUsed(true) }}
      />
    </CheckoutProvider>
  )
}

type LivingProps = { skin: Skin; typed: Partial<BuyerForm>; trial: TrialUse }

function LivingCheckout({ skin: Skin, typed, trial }: LivingProps) {
  const { messages } = useCheckoutData()
  const checkout = useCheckout(typed, trial)
  return (
    <>
      <SkipLink target={checkoutFormId}>{messages.skipToForm}</SkipLink>
      <Skin checkout={checkout} />
      <NoticeToast
        notice={checkout.notice}
        closeLabel={messages.closeNotice}
        onDismiss={checkout.dismissNotice}
      />
    </>
  )
}

/** The region is always in the page: screen readers only announce changes inside a known region. */
function NoticeToast({
  notice,
  closeLabel,
  onDismiss,
}: {
  notice: Notice | null
  closeLabel: string
  onDismiss: () => void
}) {
  return (
    <div className="toast-region" role="alert">
      {notice ? (
        <div className="toast" key={notice.id}>
          <AlertIcon size={20} />
          <p>{notice.text}</p>
          <button type="button" className="toast-close" aria-label={closeLabel} onClick={onDismiss}>
            <CrossIcon />
          </button>
        </div>
      ) : null}
    </div>
  )
}
