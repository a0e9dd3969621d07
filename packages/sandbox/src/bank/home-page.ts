import type { Books } from '#core/open-books.ts'
import { acquirerList } from './acquirer-list.ts'
import type { ChargeFilter } from './charge-filter.ts'
import { chargeList } from './charge-list.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { paymentPanel } from './payment-panel.ts'

export function homePage(
  books: Books,
  { filter, notice }: { filter: ChargeFilter; notice?: string | undefined },
): Html {
  return layout({
    title: 'Pagar',
    notice,
    body: html`<div class="columns">
<div class="side">
${paymentPanel(books, filter.code)}
${acquirerList(books)}
</div>
${chargeList(books, filter)}
</div>`,
  })
}
