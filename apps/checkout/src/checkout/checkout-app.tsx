import type { BuyerForm } from './buyer-form.ts'
import { type CheckoutData, CheckoutProvider } from './checkout-context.ts'
import { DefaultTemplate } from './default-template.tsx'

const nothingTyped: Partial<BuyerForm> = {}

/** Every offer is drawn by the Default template, whichever its seller chose: the other two are still to come. */
export function CheckoutApp({
  data,
  typed = nothingTyped,
}: {
  data: CheckoutData
  typed?: Partial<BuyerForm>
}) {
  return (
    <CheckoutProvider value={data}>
      <DefaultTemplate typed={typed} />
    </CheckoutProvider>
  )
}
