import { createHash } from 'node:crypto'
import type { Books } from '#core/open-books.ts'
import { actionsOf } from '#core/perform-action.ts'
import type { Charge } from '#core/records.ts'
import { hour, reais } from './format.ts'
import { type Html, html } from './html.ts'
import { bankPath, layout } from './layout.ts'

/** The page inside the shop's frame: what is bought, and two buttons. */
export function challengePage(books: Books, charge: Charge): Html {
  if (!actionsOf(charge).includes('approve')) return completePage()
  const merchant = books.accounts.get(charge.account)?.merchantName ?? 'Conta não registrada'
  const answers = `${bankPath}/3ds/${charge.secureId}/resposta`
  return layout({
    title: 'Confirmar compra',
    isFramed: true,
    body: html`<section class="card challenge">
  <h1>Confirme sua compra</h1>
  <p class="amount number">${reais(charge.amount)}</p>
  <p>em <strong>${merchant}</strong>, no cartão final ${charge.card?.lastDigits}</p>
  <p class="muted">Banco simulado: um banco real pediria a senha ou o aplicativo. Válido até ${hour(charge.challenge?.until ?? charge.createdAt)}.</p>
  <form method="post" action="${answers}" class="actions">
    <button class="button primary" name="resposta" value="sim">Confirmar compra</button>
    <button class="button quiet" name="resposta" value="nao">Não fui eu</button>
  </form>
</section>`,
  })
}

const script = "parent.postMessage({ status: 'COMPLETE' }, '*')"

/** Tells the page around the frame that the bank has finished, and nothing about the outcome. */
export function completePage(): Html {
  return layout({
    title: 'Resposta recebida',
    isFramed: true,
    body: html`<section class="card challenge"><h1>Resposta recebida</h1><p>Voltando à loja…</p></section>
<script>${{ markup: script }}</script>`,
  })
}

/** The policy of these pages: any shop frames them, as at a real bank, and the one script runs by its hash. */
export const challengePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')
