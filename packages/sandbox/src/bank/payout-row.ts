import { payoutMovesOf } from '#core/move-payout.ts'
import type { Payout } from '#core/records.ts'
import { moment, reais } from './format.ts'
import { type Html, html } from './html.ts'
import { badge, bankPath } from './layout.ts'
import { payoutMoveWords, payoutWords } from './words.ts'

/** One payout in a list, with the possible actions. `back` is the address to return to afterwards. */
export function payoutRow(payout: Payout, back: string): Html {
  return html`<li class="row">
  <div class="what"><strong class="id">Saque nº\u00a0${payout.id}</strong><span class="muted">${moment(payout.createdAt)} · ${destinationOf(payout)}</span></div>
  <div class="money"><strong class="number">${reais(payout.amount)}</strong>${badge(payoutWords[payout.state])}</div>
  <div class="actions">${payoutMovesOf(payout).map(
    (state) => html`<form method="post" action="${bankPath}/saques">
    <input type="hidden" name="adquirente" value="${payout.acquirer}"><input type="hidden" name="numero" value="${payout.id}">
    <input type="hidden" name="situacao" value="${state}"><input type="hidden" name="volta" value="${back}">
    <button class="button ${state === 'paid' ? 'plain' : 'quiet'}">${payoutMoveWords[state]}</button>
  </form>`,
  )}</div>
</li>`
}

function destinationOf({ pixKey, bankAccount }: Payout): string {
  if (pixKey) return `chave Pix terminada em ${pixKey.slice(-4)}`
  return bankAccount
    ? `banco ${bankAccount.bankCode}, conta terminada em ${bankAccount.account.slice(-2)}`
    : 'sem destino'
}
