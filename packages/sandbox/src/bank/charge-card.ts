import { type Action, actionsOf } from '#core/perform-action.ts'
import type { Charge } from '#core/records.ts'
import { hour, moment, reais } from './format.ts'
import { type Html, html } from './html.ts'
import { badge, bankPath } from './layout.ts'
import { actionWords, chargeWords, methodWords } from './words.ts'

/** One charge in a list, with the possible actions. `back` is the address to return to afterwards. */
export function chargeRow(
  charge: Charge,
  { acquirer, merchant, back }: { acquirer: string; merchant: string; back: string },
): Html {
  const code = charge.billet?.line ?? charge.pix?.code
  const title = charge.items[0]?.title ?? charge.description ?? 'Cobrança'
  return html`<li class="row">
  <div class="what">
    <strong>${code ? html`<a href="${bankPath}?codigo=${encodeURIComponent(code)}">${title}</a>` : title}</strong>
    <span class="muted"><time datetime="${charge.createdAt}" title="${moment(charge.createdAt)}">${hour(charge.createdAt)}</time> · ${charge.customer.name || 'Sem nome'} · ${methodOf(charge)} · <a href="${bankPath}/adquirentes/${charge.acquirer}">${acquirer}</a></span>
  </div>
  <div class="money">
    <strong class="number">${reais(charge.amount)}</strong>
    ${badge(chargeWords[charge.state])}
  </div>
  <details class="doing"><summary aria-label="Ações para ${title}">Ações</summary>
    <p class="muted">${merchant} · <span class="id">nº\u00a0${charge.id}</span></p>
    <div class="actions">${actionsOf(charge).map((action) => actionForm(charge, { action, back }))}</div>
  </details>
</li>`
}

export function actionForm(
  charge: Charge,
  { action, back, code, label, rank = rankOf(action), late = false }: ActionFormOptions,
): Html {
  return html`<form method="post" action="${bankPath}/acoes">
  ${hiddenFields(charge, { action, back, code, late })}
  <button class="button ${rank}">${label ?? actionWords[action]}</button>
</form>`
}

type ButtonRank = 'primary' | 'plain' | 'quiet'

/** Actions that advance the sale are primary buttons; actions that undo or end it are secondary. */
function rankOf(action: Action): ButtonRank {
  return action === 'pay' || action === 'approve' || action === 'settle-dispute' ? 'plain' : 'quiet'
}

type ActionFormOptions = {
  action: Action
  back: string
  /** The code to pay: a boleto may carry a Pix code beside its bar code. */
  code?: string
  label?: string
  rank?: ButtonRank
  late?: boolean
}

export function hiddenFields(
  charge: Charge,
  {
    action,
    back,
    code = charge.billet?.line ?? charge.pix?.code ?? '',
    late,
  }: { action: Action; back: string; code?: string | undefined; late: boolean },
): Html {
  const fields = {
    adquirente: charge.acquirer,
    numero: charge.id,
    acao: action,
    volta: back,
    codigo: code,
    ...(late && { atrasado: '1' }),
  }
  return html`${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`
}

export function methodOf({ method, card, installments }: Charge): string {
  if (!card) return methodWords[method]
  const parts = installments > 1 ? ` em ${installments}×` : ''
  const brand = `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)}`
  return `Cartão ${brand} final ${card.lastDigits}${parts}`
}
