import { formatMoney } from '@balcao/domain/money/money'
import type { offers, products } from '#db/schema/catalog.ts'
import { demoCards } from '#demo/demo-cards.ts'
import { demoLogins, demoMasterLogin, demoPassword } from '#demo/demo-identity.ts'
import { type Html, html } from '#kit/http/html.ts'

export type DemoTenant = { name: string; url: string; isHere: boolean }
export type DemoOffer = {
  offer: typeof offers.$inferSelect
  product: typeof products.$inferSelect
  imageUrl: string | null
}

type Login = Pick<typeof demoMasterLogin | (typeof demoLogins)[number], 'area' | 'path' | 'email'>

const templateNames = { DEFAULT: 'Padrão', VEGA: 'Vega', DROPSHIPPING: 'Dropshipping' } as const

export function demoPage(offers: DemoOffer[], tenants: DemoTenant[]): Html {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Demonstração do Balcão</title>
<link rel="stylesheet" href="/demo/page.css">
<script src="/demo/copy.js" defer></script>
</head>
<body>
<header class="top">
  <span class="brand">${mark}Balcão</span>
  <nav aria-label="Atalhos"><a href="/banco-de-mentira">Banco de mentira</a><a href="/dev/mailbox">Caixa de e-mails</a></nav>
</header>
<main>
  <section class="hero">
    <p class="chip">Demonstração: nenhum valor é real</p>
    <h1>Da compra ao saque, em uma loja de demonstração</h1>
    <p class="lead">Loja completa com adquirentes simuladas. Use dados fictícios: nada é enviado para fora desta máquina.</p>
  </section>
  <section aria-labelledby="tente"><h2 id="tente">Sugestões de teste</h2>${tryList}</section>
  <section aria-labelledby="checkouts"><h2 id="checkouts">Checkouts</h2><ul class="offers">${offers.map(offerCard)}</ul></section>
  <section aria-labelledby="cartoes"><h2 id="cartoes">Cartões de teste</h2>
    <p class="note">Use qualquer nome, uma validade futura e um CVV de três dígitos.</p>
    <ul class="panel">${demoCards.map(cardRow)}</ul></section>
  <section aria-labelledby="acessos"><h2 id="acessos">Acessos</h2>
    <p class="note">Senha de todos os acessos: <code>${demoPassword}</code> ${copyButton(demoPassword, 'a senha')}</p>
    <ul class="panel">${[...demoLogins, demoMasterLogin].map(loginRow)}</ul></section>
  <section aria-labelledby="plataformas"><h2 id="plataformas">Duas plataformas</h2>
    <p class="note">Mesmos e-mails de acesso, com contas, produtos e vendas separados.</p>
    <ul class="panel">${tenants.map(tenantRow)}</ul></section>
</main>
</body>
</html>`
}

/** The console's logo. */
const mark = html`<svg class="mark" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="7"/><g transform="translate(5.6 5.6) scale(1.05)"><path d="M1.5 7h13M3 7v6.5M13 7v6.5M5 4.2c0-1.5 1.3-2.7 3-2.7s3 1.2 3 2.7"/></g></svg>`

const tryList = html`<ol class="tries">
  <li><h3>Pague um Pix</h3><p>Abra um checkout, gere o código e pague no <a href="/banco-de-mentira">Banco de mentira</a>. A página da compra é atualizada automaticamente.</p></li>
  <li><h3>Pague com cartão</h3><p>Use um <a href="#cartoes">cartão de teste</a>. Cada um simula um resultado: aprovado, recusado ou em análise.</p></li>
  <li><h3>Gere um boleto</h3><p>A linha digitável é enviada para a <a href="/dev/mailbox">caixa de e-mails</a>. No banco, pague, estorne ou deixe vencer.</p></li>
  <li><h3>Venda e administre</h3><p>Entre como <a href="/login">vendedor</a> para ver a venda e o saldo, ou na <a href="/admin-root-login">administração</a>.</p></li>
</ol>`

function offerCard({ offer, product, imageUrl }: DemoOffer): Html {
  return html`<li><a href="/checkout/${offer.id}">
    ${imageUrl === null ? html`<span class="picture"></span>` : html`<img class="picture" src="${imageUrl}" alt="" loading="lazy">`}
    <span class="about"><strong>${product.name}</strong><span class="muted">${offer.title}</span>
    <span class="price"><b>${formatMoney(offer.priceCents, product.currency, 'PT_BR')}</b><span class="tag">${templateNames[offer.template]}</span></span></span>
  </a></li>`
}

function cardRow({ number, outcome, tone }: (typeof demoCards)[number]): Html {
  return html`<li><code>${number}</code><span class="outcome ${tone}">${outcome}</span>${copyButton(number.replaceAll(' ', ''), `o cartão ${number}`)}</li>`
}

function loginRow({ area, path, email }: Login): Html {
  return html`<li><strong>${area}</strong><span class="muted">${email}</span><span class="buttons">${copyButton(email, `o e-mail ${email}`)}<a class="button" href="${path}">Entrar</a></span></li>`
}

function tenantRow({ name, url, isHere }: DemoTenant): Html {
  const way = isHere
    ? html`<span class="muted">plataforma atual</span>`
    : html`<a class="button" href="${url}/demo">Visitar</a>`
  return html`<li><strong>${name}</strong><span class="muted">${new URL(url).host}</span>${way}</li>`
}

function copyButton(text: string, what: string): Html {
  return html`<button type="button" class="button" data-copy="${text}" aria-label="Copiar ${what}">Copiar</button>`
}
