import { formatBoletoLine } from '@balcao/domain/payments/boleto'
import { barcodeStripes } from '@balcao/domain/payments/interleaved-barcode'
import type { Books } from '#core/open-books.ts'
import type { Charge } from '#core/records.ts'
import { day, reais } from './format.ts'
import { type Html, html } from './html.ts'
import { bankPath, layout } from './layout.ts'

/** The printable slip behind the link that acquirers return. */
export function billetPage(books: Books, charge: Charge): Html | undefined {
  if (!charge.billet) return undefined
  const { line, barcode, dueDate } = charge.billet
  const stripes = barcodeStripes(barcode)
  return layout({
    title: 'Boleto',
    body: html`<section class="card slip">
  <p class="notice warning">Boleto de teste: só pode ser pago no Banco de mentira.</p>
  <h1 class="number line">${formatBoletoLine(line)}</h1>
  <dl>
    <dt>Beneficiário</dt><dd>${books.accounts.get(charge.account)?.merchantName ?? 'Conta não registrada'}</dd>
    <dt>Pagador</dt><dd>${charge.customer.name}</dd>
    <dt>Vencimento</dt><dd>${day(dueDate)}</dd>
    <dt>Valor</dt><dd class="number">${reais(charge.amount)}</dd>
    <dt>Número</dt><dd>${charge.id}</dd>
  </dl>
  <svg class="barcode" viewBox="0 0 ${stripes.width} 50" preserveAspectRatio="none" role="img" aria-label="Código de barras do boleto">
    ${stripes.bars.map(({ x, width }) => html`<rect x="${x}" y="0" width="${width}" height="50"/>`)}
  </svg>
  ${charge.pix && html`<dl><dt>Pix copia e cola</dt><dd class="line">${charge.pix.code}</dd></dl>`}
  <p><a class="button primary" href="${bankPath}?codigo=${line}">Pagar este boleto</a></p>
</section>`,
  })
}
