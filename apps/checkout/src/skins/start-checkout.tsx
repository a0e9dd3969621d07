import { hydrateRoot } from 'react-dom/client'
import { pageRoot, readPageData } from '#browser/read-page-data.ts'
import { CheckoutApp, type Skin } from '#checkout/checkout-app.tsx'
import type { CheckoutData } from '#checkout/checkout-context.ts'
import { checkoutFormId } from '#checkout/checkout-form.tsx'
import { emptyBuyerForm } from '#checkout/fields/buyer-form.ts'
import { readTypedForm } from '#checkout/fields/read-typed-form.ts'
import { startFramed } from '#framed/start-framed.ts'
import '#styles/base.css'
import '#styles/checkout.css'

/** Hydrates the server's page with the skin that rendered it. Each skin's own client file only calls this. */
export function startCheckout(skin: Skin): void {
  const data = readPageData<CheckoutData>()
  const form = document.getElementById(checkoutFormId)
  const typed =
    form instanceof HTMLFormElement ? readTypedForm(new FormData(form), emptyBuyerForm(data.page)) : {}
  hydrateRoot(pageRoot(), <CheckoutApp data={data} skin={skin} typed={typed} />)
  startFramed({ offerId: data.page.offerId, sites: data.page.allowedSites })
}
