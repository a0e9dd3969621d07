import type { ComponentType } from 'react'
import { SkipLink } from '#page/skip-link.tsx'
import { type CheckoutData, CheckoutProvider, useCheckoutData } from './checkout-context.ts'
import { checkoutFormId } from './checkout-form.tsx'
import type { BuyerForm } from './fields/buyer-form.ts'
import { NoticeToast } from './notice-toast.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'

/** A template's rendering of the one checkout: layout and texts, never rules. */
export type Skin = ComponentType<{ checkout: Checkout }>

type Props = { data: CheckoutData; skin: Skin; typed?: Partial<BuyerForm> }

const nothingTyped: Partial<BuyerForm> = {}

export function CheckoutApp({ data, skin, typed = nothingTyped }: Props) {
  return (
    <CheckoutProvider value={data}>
      <LivingCheckout skin={skin} typed={typed} />
    </CheckoutProvider>
  )
}

function LivingCheckout({ skin: Skin, typed }: { skin: Skin; typed: Partial<BuyerForm> }) {
  const { messages } = useCheckoutData()
  const checkout = useCheckout(typed)
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
