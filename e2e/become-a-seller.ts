import { aPerson } from '@balcao/server/demo/a-person'
import { approveDocument } from '@balcao/server/modules/accounts/documents/review-document'
import { decideReview } from '@balcao/server/modules/catalog/reviews/decide-review'
import { getReview } from '@balcao/server/modules/catalog/reviews/get-review'
import { publishLegalText } from '@balcao/server/modules/platforms/legal/publish-legal-text'
import { inScope } from '@balcao/server/scope'
import { callAs } from '@balcao/server/test/call-as'
import { fileSamples } from '@balcao/server/test/storage/file-samples'
import type { TestServer } from '@balcao/server/test/test-server'
import type { Browser, Locator, Page } from 'playwright-core'
import { type Visit, visit } from './browser.ts'

/** Texts accepted at registration. */
export async function publishTerms(world: TestServer): Promise<void> {
  const publisher = await aReviewer(world)
  await publisher(publishLegalText, {
    kind: 'SELLER_TERMS',
    formerVersion: 0,
    body: 'Quem vende aqui entrega o que prometeu, no prazo em que prometeu.',
  })
}

const phone = { width: 360, height: 780 }

export type NewSeller = Visit & { email: string; checkoutUrl: string; clicks: number; seconds: number }

/**
 * A new seller on a phone: registers, sends papers, creates a product and opens its checkout. The staff
 * approves at once. Counted are every press and every field that gets the focus: a phone needs a touch before
 * typing.
 */
export async function becomeASeller(world: TestServer, browser: Browser): Promise<NewSeller> {
  const startedAt = performance.now()
  const visitor = await visit(browser, phone)
  const { page } = visitor
  await page.clock.install({ time: world.clock.now() })
  const email = 'teresa@pessoa.example'
  const hand = aCountingHand(page)
  await register(world, hand, email)
  await sendPapers(world, hand)
  const checkoutUrl = await publishProduct(world, hand)
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  return { ...visitor, email, checkoutUrl, clicks: hand.clicks(), seconds }
}

export type Hand = ReturnType<typeof aCountingHand>

/** Counts presses, and letters that a person types. */
export function aCountingHand(page: Page) {
  let clicks = 0
  let letters = 0
  return {
    page,
    clicks: () => clicks,
    letters: () => letters,
    touch: () => {
      clicks += 1
    },
    press: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    type: async (label: string, text: string) => {
      clicks += 1
      letters += text.length
      await page.getByLabel(label, { exact: true }).fill(text)
    },
    button: (name: string) => page.getByRole('button', { name }),
  }
}

export async function register(world: TestServer, hand: Hand, email: string): Promise<void> {
  const { page, press, type, touch, button } = hand
  await page.goto(`${world.url}/register`)
  await type('Nome completo', 'Teresa Lima')
  await type('E-mail', email)
  await type('Celular', '11987654322')
  await type('Senha', 'cavalo bateria grampo')
  await press(button('Continuar'))
  await press(page.getByRole('radio', { name: 'Pessoa física' }))
  await type('CPF', '11144477735')
  await press(button('Continuar'))
  await press(page.getByLabel('Categoria principal'))
  await press(page.getByRole('option', { name: 'Culinária e Gastronomia' }))
  touch()
  await page.getByLabel('Faturamento previsto por mês').pressSequentially('800000')
  await press(page.getByRole('checkbox'))
  await press(button('Criar conta'))
  await page.getByText('Enviamos um código').waitFor()
  await world.drainJobs()
  const mail = (await world.inbox()).find(({ recipient }) => recipient === email)
  await page.keyboard.type(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '')
}

const papers = [
  ['Documento com foto', 'image/png'],
  ['Selfie com documento', 'image/png'],
  ['Comprovante de endereço', 'application/pdf'],
] as const

export async function sendPapers(world: TestServer, { page, press, touch }: Hand): Promise<void> {
  const checklist = page.getByRole('region', { name: 'Primeiros passos' })
  await press(checklist.getByRole('link', { name: 'Enviar: Enviar seus documentos' }))
  for (const [paper, mimeType] of papers) {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: paper }) })
    touch()
    await row
      .getByLabel(paper, { exact: true })
      .setInputFiles({ name: 'papel', mimeType, buffer: fileSamples[mimeType] })
    await row.getByText('Em análise').waitFor()
  }
  const review = await aReviewer(world)
  for (const {
    id: documentId,
  } of await world.owner`select id from seller_documents where state = 'IN_REVIEW'`)
    await review(approveDocument, { documentId })
}

async function publishProduct(world: TestServer, hand: Hand): Promise<string> {
  const { page, press, type, button } = hand
  await press(button('Abrir menu'))
  await press(page.getByRole('dialog').getByRole('link', { name: 'Painel', exact: true }))
  await press(page.getByRole('link', { name: 'Criar: Criar o primeiro produto' }))
  await type('Nome do produto', 'Oficina de Panetone')
  await press(button('Criar rascunho'))
  await type('Descrição', 'Três aulas ao vivo para assar panetone em casa.')
  await press(button('Continuar para oferta'))
  await type('Preço', '129,00')
  await press(button('Continuar para entrega'))
  await type('Entrega por outro meio', 'O link das aulas chega por e-mail na véspera.')
  await press(button('Continuar para checkout'))
  await press(button('Continuar para revisão'))
  await press(button('Enviar para análise'))
  await page.getByText('Produto em análise').waitFor()
  await approveReview(world)

  await page.reload()
  const link = page.getByRole('link', { name: 'Ver checkout' })
  const checkoutUrl = new URL((await link.getAttribute('href')) ?? '', world.url).href
  const [checkout] = await Promise.all([page.context().waitForEvent('page'), press(link)])
  await checkout.getByText('Oficina de Panetone').first().waitFor()
  await checkout.close()
  return checkoutUrl
}

export async function approveReview(world: TestServer): Promise<void> {
  const review = await aReviewer(world)
  const [waiting] = await world.owner`select id from product_reviews where state = 'OPEN'`
  const reviewId = String(waiting?.id)
  const { version } = await review(getReview, { reviewId })
  await review(decideReview, { reviewId, version, decision: 'APPROVED' })
}

/** A reviewer of the platform's staff, with a session of their own. */
export async function aReviewer(world: TestServer) {
  const { id } = await inScope(world.app, world.platformId, (scope) => aPerson(scope, { roles: ['ADMIN'] }))
  return callAs(world, { userId: id, role: 'ADMIN' })
}
