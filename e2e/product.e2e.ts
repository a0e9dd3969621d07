import { randomUUID } from 'node:crypto'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPlatform } from '@balcao/server/demo/a-platform'
import { demoPassword } from '@balcao/server/demo/demo-identity'
import { drawPicture } from '@balcao/server/demo/draw-picture'
import { decideReview } from '@balcao/server/modules/catalog/reviews/decide-review'
import { getReview } from '@balcao/server/modules/catalog/reviews/get-review'
import { listReviews, reviewListInput } from '@balcao/server/modules/catalog/reviews/list-reviews'
import { inScope } from '@balcao/server/scope'
import { callAs } from '@balcao/server/test/call-as'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCourseShop, type CourseShop } from './a-course-shop.ts'
import { openBrowser, type Visit, visit } from './browser.ts'
import { findBarriers } from './find-barriers.ts'
import { logIn } from './log-in.ts'

let world: TestServer
let browser: Browser

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

async function enter({ email }: CourseShop): Promise<Visit> {
  const visitor = await visit(browser, { width: 1440, height: 900 })
  await logIn(visitor.context, world.url, { door: 'SELLER', email })
  return visitor
}

const addressOf = ({ productId }: CourseShop, tab = '') =>
  `${world.url}/platform/my-products/product/${productId}${tab}`

/** The checkout as a buyer finds it a moment later. */
async function openCheckout(page: Page, { offerId }: CourseShop): Promise<void> {
  world.clock.advance({ seconds: 2 })
  await page.goto(`${world.url}/checkout/${offerId}`)
}

/** The staff's approval of a pending review. */
async function approveReviewOf({ productId }: CourseShop): Promise<void> {
  const { id: userId } = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
  const call = callAs(world, { userId, role: 'ADMIN' })
  const { rows } = await call(listReviews, reviewListInput.parse({}))
  const reviewId = rows.find((review) => review.productId === productId)?.id ?? ''
  const { version } = await call(getReview, { reviewId })
  await call(decideReview, { reviewId, version, decision: 'APPROVED' })
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Alterações salvas').first().waitFor()
}

describe('a seller', () => {
  test("changes the name and the picture of a product, and buyers see both after the platform's approval", async () => {
    const shop = await aCourseShop(world)
    const { context, page, complaints } = await enter(shop)
    await page.goto(`${world.url}/platform/my-products`)
    await page.getByRole('row', { name: /Curso de pão/ }).click()
    await page.getByRole('heading', { name: 'Curso de pão', level: 1 }).waitFor()
    await page.getByLabel('Nome').fill('Curso de pão e pizza')
    const picture = {
      name: 'pao.png',
      mimeType: 'image/png',
      buffer: drawPicture([214, 158, 102], [122, 72, 32]),
    }
    await page.locator('input[type="file"]').setInputFiles(picture)
    await page.getByText('Alterações não salvas: Nome e Imagem').waitFor()
    await save(page)
    await page.getByText('Alteração em análise', { exact: true }).waitFor()
    expect(await page.getByLabel('Nome').inputValue()).toBe('Curso de pão e pizza')
    const stored = await page.getByRole('tabpanel').locator('img').getAttribute('src')
    await openCheckout(page, shop)
    await page.getByText('Curso de pão').first().waitFor()
    expect(await page.getByText('Curso de pão e pizza').count()).toBe(0)
    await approveReviewOf(shop)
    await openCheckout(page, shop)
    await page.getByText('Curso de pão e pizza').first().waitFor()
    expect(await page.locator(`img[src="${stored}"]`).count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('reorders the bumps by keyboard, reads which price is wrong, and buyers see the new order', async () => {
    const shop = await aCourseShop(world)
    const { context, page } = await enter(shop)
    await page.goto(addressOf(shop, '?tab=bumps'))
    const sheet = page.getByRole('group', { name: 'Planilha' })
    await sheet.getByLabel('Preço de referência').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByText('Planilha agora está na posição 1 de 2.').waitFor({ state: 'attached' })
    await page.keyboard.type('1000')
    expect(await sheet.getByLabel('Preço de referência').inputValue()).toBe('10,00')

    await page.getByRole('button', { name: 'Adicionar oferta' }).press('Enter')
    await page.keyboard.press('Enter')
    await page.getByPlaceholder('Digite para buscar').pressSequentially('ao vivo')
    await page.getByRole('option', { name: /Quero o e-book/ }).waitFor({ state: 'detached' })
    await page.getByRole('option', { name: /Quero a aula/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: 'Aula ao vivo' }).waitFor()
    const preview = page.getByRole('region', { name: 'Prévia no checkout' }).getByRole('listitem')
    await preview.nth(2).waitFor()
    expect((await preview.allTextContents()).map((text) => text.replace(/R\$.*/, ''))).toEqual([
      'Quero a planilha',
      'Quero o e-book',
      'Quero a aula',
    ])

    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Salvar' }).press('Enter')
    const refusal = 'O preço de referência precisa ser maior que o preço da oferta.'
    await page.getByRole('link', { name: `Planilha, Preço de referência: ${refusal}` }).press('Enter')
    await sheet.getByText(refusal).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Control+a')
    await page.keyboard.type('2900')
    await save(page)

    await openCheckout(page, shop)
    const bumps = page.getByRole('group', { name: 'Aproveite e leve também' }).getByRole('checkbox')
    await bumps.nth(2).waitFor()
    const names = await Promise.all((await bumps.all()).map((bump) => bump.locator('..').textContent()))
    expect(names.map((name) => /Quero (?:a|o) [a-z-]+/.exec(name ?? '')?.[0])).toEqual([
      'Quero a planilha',
      'Quero o e-book',
      'Quero a aula',
    ])
    expect(names[0]).toMatch(/29,00/)
    await context.close()
  })

  test("saves in two windows, keeps the second window's input and sees the first's changes", async () => {
    const shop = await aCourseShop(world)
    const { context, page: first } = await enter(shop)
    const second = await context.newPage()
    // The stream is blocked, so that only the refusal reveals the change.
    await second.route('**/api/changes', (route) => route.abort())
    for (const page of [first, second]) await page.goto(addressOf(shop))
    await second.getByLabel('Descrição').fill('Em seis aulas novas.')
    await first.getByLabel('Nome').fill('Curso de pães')
    await save(first)

    await second.getByRole('button', { name: 'Salvar' }).click()
    await second.getByText('Este cadastro foi alterado durante a edição').waitFor()
    expect(await second.getByLabel('Nome').inputValue()).toBe('Curso de pães')
    expect(await second.getByLabel('Descrição').inputValue()).toBe('Em seis aulas novas.')
    await save(second)

    // Both tabs of the page have the version that was just saved.
    await second.getByRole('tab', { name: /Order bump/ }).click()
    await second.getByRole('button', { name: 'Remover E-book' }).click()
    await second.getByText('Alterações não salvas: Ofertas no checkout').waitFor()
    await second.getByRole('button', { name: 'Salvar' }).click()
    await second.getByRole('tab', { name: 'Order bump 1' }).waitFor()
    await second.getByRole('tab', { name: 'Geral' }).click()
    await second.getByLabel('Nome').fill('Curso de pães rústicos')
    await save(second)
    expect(await second.getByLabel('Nome').inputValue()).toBe('Curso de pães rústicos')
    await context.close()
  })

  test('sees at once, while typing, that another window saved, and saves on top of it', async () => {
    const shop = await aCourseShop(world)
    const { context, page: first } = await enter(shop)
    const second = await context.newPage()
    for (const page of [first, second]) await page.goto(addressOf(shop))
    await second.getByLabel('Descrição').fill('Em seis aulas novas.')
    await first.getByLabel('Nome').fill('Curso de pães')
    await save(first)

    await second.getByText('Este cadastro foi alterado durante a edição').waitFor()
    expect(await second.getByLabel('Nome').inputValue()).toBe('Curso de pães')
    expect(await second.getByLabel('Descrição').inputValue()).toBe('Em seis aulas novas.')
    await save(second)
    await second.reload()
    expect(await second.getByLabel('Nome').inputValue()).toBe('Curso de pães')
    expect(await second.getByLabel('Descrição').inputValue()).toBe('Em seis aulas novas.')
    await context.close()
  })

  test('is asked before leaving unsaved changes, by a tab and by the menu', async () => {
    const shop = await aCourseShop(world)
    const { context, page, complaints } = await enter(shop)
    await page.goto(addressOf(shop))
    await page.getByLabel('Nome').fill('Nome que ainda não vale')
    await page.getByRole('tab', { name: /Order bump/ }).click()
    await page.getByRole('alertdialog', { name: 'Sair sem salvar?' }).waitFor()
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    expect(await page.getByLabel('Nome').inputValue()).toBe('Nome que ainda não vale')
    await page.getByRole('link', { name: 'Vendas' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
    await page.getByRole('heading', { name: 'Vendas', level: 1 }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('pauses a product after reading what buyers will see, and resumes its sales', async () => {
    const shop = await aCourseShop(world)
    const { context, page } = await enter(shop)
    const buyer = await context.newPage()
    await page.goto(addressOf(shop))
    await page.getByRole('button', { name: 'Pausar' }).click()
    await page.getByRole('alertdialog').getByText('informa que o produto está indisponível').waitFor()
    await page.getByRole('button', { name: 'Pausar vendas' }).click()
    await page.getByText('Pausado', { exact: true }).waitFor()
    await openCheckout(buyer, shop)
    await buyer.getByRole('heading', { name: 'Oferta indisponível' }).waitFor()
    await page.getByRole('button', { name: 'Retomar' }).click()
    await page.getByRole('button', { name: 'Retomar vendas' }).click()
    await page.getByText('Aprovado', { exact: true }).waitFor()
    await openCheckout(buyer, shop)
    await buyer.getByRole('heading', { name: 'Seus dados' }).waitFor()
    await context.close()
  })
})

test('a seller with the same e-mail at a neighbouring platform does not find the product', async () => {
  const shop = await aCourseShop(world)
  const host = 'vizinha.localhost'
  const acquirer = world.sandbox.acquirer('HAWKPAY')
  await inScope(world.app, randomUUID(), async (scope) => {
    const acquirerUrl = world.sandbox.acquirerUrl('HAWKPAY')
    const register = (account: Parameters<typeof acquirer.addAccount>[0]) => acquirer.addAccount(account)
    await aPlatform(scope, { name: 'Vizinha', hosts: [host], acquirerUrl, register })
    await aPerson(scope, { email: shop.email })
  })
  const { context, page } = await visit(browser)
  await page.goto(addressOf(shop).replace('127.0.0.1', host))
  await page.getByLabel('E-mail').fill(shop.email)
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByText('Não encontramos este produto.').waitFor()
  expect(await page.getByText('Curso de pão').count()).toBe(0)
  await context.close()
})
