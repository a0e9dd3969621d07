import type { Books } from '../core/open-books.ts'
import { acquirerList } from './acquirer-list.ts'
import { chargeRow } from './charge-card.ts'
import { type Html, html } from './html.ts'
import { bankPath, layout } from './layout.ts'
import { paymentPanel } from './payment-panel.ts'

const shownCharges = 25

export function homePage(
  books: Books,
  { code, notice }: { code: string; notice?: string | undefined },
): Html {
  const recent = [...books.charges.values()].slice(-shownCharges).toReversed()
  const back = code === '' ? bankPath : `${bankPath}?codigo=${encodeURIComponent(code)}`
  return layout({
    title: 'Pagar',
    notice,
    body: html`<div class="columns">
${paymentPanel(books, code)}
<div>
${acquirerList(books)}
<section class="card">
  <h2>Últimas cobranças</h2>
  ${
    recent.length === 0
      ? html`<p class="empty">Nada por aqui ainda. Faça uma compra na loja de demonstração e ela aparece nesta lista.</p>`
      : html`<ul class="rows">${recent.map((charge) =>
          chargeRow(charge, {
            merchant: books.accounts.get(charge.account)?.merchantName ?? 'Conta não registrada',
            back,
          }),
        )}</ul>`
  }
</section>
</div>
</div>`,
  })
}
