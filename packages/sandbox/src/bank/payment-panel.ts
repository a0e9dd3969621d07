import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { readBoleto } from '@balcao/domain/payments/boleto'
import { decodeBrCode } from '@balcao/domain/payments/br-code'
import { findCharge, methodOfCode } from '#core/find-charge.ts'
import type { Books } from '#core/open-books.ts'
import { actionsOf } from '#core/perform-action.ts'
import type { Charge } from '#core/records.ts'
import { actionForm, hiddenFields, methodOf } from './charge-card.ts'
import { day, moment, reais } from './format.ts'
import { type Html, html } from './html.ts'
import { badge, bankPath } from './layout.ts'
import { chargeWords, methodWords } from './words.ts'

/** The payer's side: a code is pasted, the page shows the charge, and one button pays it. */
export function paymentPanel(books: Books, code: string): Html {
  return html`<section class="card pay">
  <h1>Pagar um Pix ou boleto</h1>
  <form method="get" action="${bankPath}" class="paste">
    <label for="codigo">Pix copia e cola ou linha digitável do boleto</label>
    <textarea id="codigo" name="codigo" rows="3" required spellcheck="false" autocomplete="off">${code}</textarea>
    <button class="button${code === '' && ' primary'}">Conferir</button>
  </form>
  ${code !== '' && result(books, code)}
</section>`
}

function result(books: Books, code: string): Html {
  const charge = findCharge(books, code)
  return charge
    ? found(books, charge, code)
    : html`<p class="notice negative" role="alert">${whyUnknown(books, code)}</p>`
}

function found(books: Books, charge: Charge, pasted: string): Html {
  const isByPix = methodOfCode(charge, pasted) === 'PIX'
  const code = (isByPix ? charge.pix?.code : charge.billet?.line) ?? ''
  const back = `${bankPath}?codigo=${encodeURIComponent(code)}`
  const merchant = books.accounts.get(charge.account)?.merchantName ?? 'Conta não registrada'
  return html`<div class="receipt">
  <p class="amount number">${reais(charge.amount)}</p>
  <p>para <strong>${merchant}</strong></p>
  <p>${badge(chargeWords[charge.state])}</p>
  <dl>
    <dt>Item</dt><dd>${charge.items[0]?.title ?? charge.description ?? 'Sem descrição'}</dd>
    <dt>Forma de pagamento</dt><dd>${isByPix ? methodWords.PIX : methodOf(charge)}, por ${books.titleOf(charge.acquirer)}</dd>
    ${charge.billet && html`<dt>Vencimento</dt><dd>${day(charge.billet.dueDate)}</dd>`}
    ${isByPix && charge.expiresAt && html`<dt>Válido até</dt><dd>${moment(charge.expiresAt)}</dd>`}
    ${charge.payments.map(({ at, amount }) => html`<dt>Pago em</dt><dd>${moment(at)}: ${reais(amount)}</dd>`)}
    ${charge.refundedAmount > 0 && html`<dt>Estornado</dt><dd>${reais(charge.refundedAmount)}</dd>`}
  </dl>
  ${payButtons(charge, { back, code })}
</div>`
}

/**
 * The checkout opened this page in a separate tab, and no provider tells its bank the address of the shop's page.
 */
const wayBack = html`<p class="notice positive"><strong>Pagamento realizado.</strong> Feche esta aba para voltar à compra: a página é atualizada automaticamente.</p>
  <p><a class="button" href="${bankPath}">Pagar outro código</a></p>`

function payButtons(charge: Charge, { back, code }: { back: string; code: string }): Html {
  if (!actionsOf(charge).includes('pay')) {
    const isPaid = charge.state === 'paid'
    return html`${isPaid && wayBack}
  <details>
    <summary>${isPaid ? 'Testar pagamento em duplicidade' : 'Testar pagamento em atraso'}</summary>
    <div class="other">
      <p class="muted">Um banco real recusaria: esta cobrança já foi encerrada.</p>
      ${actionForm(charge, { action: 'pay', back, code, label: isPaid ? 'Pagar novamente' : 'Pagar mesmo assim', late: true })}
    </div>
  </details>`
  }
  return html`${actionForm(charge, { action: 'pay', back, code, label: `Pagar ${reais(charge.amount)}`, rank: 'primary' })}
  <details>
    <summary>Pagar outro valor</summary>
    <form method="post" action="${bankPath}/acoes" class="other">
      ${hiddenFields(charge, { action: 'pay', back, code, late: false })}
      <label for="valor">Valor em reais</label>
      <input id="valor" name="valor" inputmode="decimal" required placeholder="0,00">
      <button class="button">Pagar este valor</button>
    </form>
  </details>`
}

/** A valid code of another bank gets another message than a line with a typing error. */
function whyUnknown(books: Books, code: string): string {
  const pix = decodeBrCode(code)
  if (pix.valid) return 'O código é válido, mas não foi gerado por nenhuma adquirente deste simulador.'
  if (pix.problem === 'CHECKSUM')
    return 'O código Pix está incompleto ou foi alterado: o dígito verificador não confere.'
  const boleto = readBoleto(code, dayInSaoPaulo(books.now()))
  if (boleto.valid)
    return 'A linha digitável é válida, mas não foi gerada por nenhuma adquirente deste simulador.'
  if (boleto.problem !== 'LENGTH') return 'A linha digitável tem um dígito incorreto.'
  return 'Código não reconhecido. Cole o Pix copia e cola completo ou os 47 dígitos do boleto.'
}
