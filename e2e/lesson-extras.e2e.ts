import { aCourse } from '@balcao/server/demo/a-course'
import { aPerson } from '@balcao/server/demo/a-person'
import { aProduct } from '@balcao/server/demo/an-offer'
import { asPerson } from '@balcao/server/demo/as-person'
import { giveAccess } from '@balcao/server/modules/access/given/give-access'
import { ensureCustomer } from '@balcao/server/modules/accounts/customers/ensure-customer'
import { inScope } from '@balcao/server/scope'
import { aCustomerCookie } from '@balcao/server/test/a-customer-cookie'
import { fileSamples } from '@balcao/server/test/storage/file-samples'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { findBarriers } from './find-barriers.ts'
import { openConsole } from './log-in.ts'

const email = 'bruno@presente.example'

let world: TestServer
let browser: Browser
let shop: { email: string; productId: string }

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  shop = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope, { name: 'Forno da Marina' })
    const { id: productId } = await aProduct(scope, { sellerId: seller.id, name: 'Curso de pão' })
    const lessons = [{ title: 'As três dobras', kind: 'VIDEO' as const, isPublished: false, body: '' }]
    await aCourse(scope, { productId, modules: [{ title: 'Massa', lessons }] })
    await giveAccess(asPerson(scope, { userId: seller.id, role: 'SELLER' }), {
      productId,
      source: 'GIFT',
      students: [{ name: 'Bruno Sá', email }],
    })
    return { email: seller.email, productId }
  })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

test('a seller links a video of YouTube and adds a workbook; a student watches it in a frame, downloads and completes', async () => {
  const path = `/platform/my-products/course/${shop.productId}`
  const seller = await openConsole(browser, world, { door: 'SELLER', email: shop.email, path })
  await seller.page.getByRole('button', { name: 'As três dobras', exact: true }).press('Enter')
  const drawer = seller.page.getByRole('dialog', { name: 'As três dobras' })
  await drawer.getByRole('radio', { name: 'YouTube ou Vimeo' }).press('Space')
  const link = drawer.getByLabel('Link do vídeo')
  await link.fill('https://www.youtube.com/@forno')
  await drawer.getByRole('switch', { name: 'Publicada' }).press('Space')
  await drawer.getByRole('button', { name: 'Adicionar material' }).first().press('Enter')
  await drawer.getByLabel('Nome do material').fill('Apostila das dobras')
  await drawer.getByRole('button', { name: 'Salvar' }).press('Enter')
  await drawer.getByText('Use o link de um vídeo do YouTube ou do Vimeo.').first().waitFor()
  await link.fill('https://youtu.be/dQw4w9WgXcQ')
  await drawer.locator('input[type="file"]').setInputFiles({
    name: 'apostila.pdf',
    mimeType: 'application/pdf',
    buffer: fileSamples['application/zip'],
  })
  const wrongType =
    'O conteúdo do arquivo não corresponde ao tipo indicado pelo nome. Envie um PDF, EPUB, ZIP, Office ou imagem.'
  await drawer.getByText(wrongType).waitFor()
  await drawer.locator('input[type="file"]').setInputFiles({
    name: 'apostila.zip',
    mimeType: 'application/zip',
    buffer: fileSamples['application/zip'],
  })
  await expect
    .poll(() => world.drainJobs().then(() => drawer.getByText('Arquivo enviado. Salve').isVisible()), {
      timeout: 30_000,
    })
    .toBe(true)
  expect(await findBarriers(seller.page)).toEqual([])
  await drawer.getByRole('button', { name: 'Salvar' }).press('Enter')
  await drawer.waitFor({ state: 'detached' })

  const { userId } = await inScope(world.app, world.platformId, (scope) =>
    ensureCustomer(scope, { email, name: 'Bruno Sá' }),
  )
  const { context, page, complaints } = await visit(browser, { width: 360, height: 780 })
  const asked: string[] = []
  await context.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(`${route.request().url()} from ${await route.request().headerValue('referer')}`)
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>o vídeo</p>' })
  })
  const [name = '', value = ''] = (await aCustomerCookie(world, userId)).split('=')
  await context.addCookies([{ name, value, url: world.url }])
  await page.clock.install({ time: world.clock.now() })
  await page.goto(`${world.url}/my-purchases/access-purchases`)
  await page.getByRole('link', { name: 'Abrir curso' }).click()
  await page.frameLocator('iframe').frameLocator('iframe').getByText('o vídeo').waitFor()
  expect(asked).toEqual([
    `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0 from ${new URL(world.url).origin}/`,
  ])
  await page.getByText('Ao terminar o vídeo, marque a aula como vista.').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar Apostila das dobras' }).click()
  expect((await download).suggestedFilename()).toBe('apostila-das-dobras.zip')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Marcar como vista' }).click()
  await page.getByText('1 de 1 aula · 100%').waitFor()
  expect(complaints).toEqual([])
  // The browser itself reports the refused file.
  expect(seller.complaints.filter((complaint) => !/status of 415/.test(complaint))).toEqual([])
})
