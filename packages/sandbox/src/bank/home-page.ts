import { acquirers } from '../acquirers.ts'
import type { Books } from '../core/open-books.ts'
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
  const { withAccount, without } = namesByAccount(books)
  const back = code === '' ? bankPath : `${bankPath}?codigo=${encodeURIComponent(code)}`
  return layout({
    title: 'Pagar',
    notice,
    body: html`<div class="columns">
${paymentPanel(books, code)}
<div>
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
<section class="card">
  <h2>Adquirentes</h2>
  <p class="muted">Veja o que cada um recebeu da loja e que avisos mandou.</p>
  ${names(withAccount)}
  ${without.length > 0 && html`<details><summary>Sem conta nesta demonstração</summary>${names(without)}</details>`}
</section>
</div>
</div>`,
  })
}

function names(list: string[]): Html {
  return html`<ul class="names">${list.map(
    (name) => html`<li><a href="${bankPath}/adquirentes/${name}">${name}</a></li>`,
  )}</ul>`
}

/** Those with an account are what one looks for; the others would only fill the page. */
function namesByAccount(books: Books): { withAccount: string[]; without: string[] } {
  const inUse = new Set([...books.accounts.values()].map(({ acquirer }) => acquirer))
  const sorted = [...acquirers.keys()].toSorted()
  return {
    withAccount: sorted.filter((name) => inUse.has(name)),
    without: sorted.filter((name) => !inUse.has(name)),
  }
}
