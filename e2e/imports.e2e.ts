import { hotmartSales } from '@balcao/server/modules/imports/testing/files'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCourseShop, type CourseShop } from './a-course-shop.ts'
import { openBrowser } from './browser.ts'
import { findBarriers } from './find-barriers.ts'
import { openConsole } from './log-in.ts'

let world: TestServer
let browser: Browser
let shop: CourseShop

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  shop = await aCourseShop(world)
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const enter = () =>
  openConsole(browser, world, { door: 'SELLER', email: shop.email, path: '/platform/imports' })

async function send(page: Page, name: string, content: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova importação' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nova importação' })
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await dialog.getByText('Verificando o arquivo…').waitFor()
  await world.drainJobs()
  await dialog.getByText('Arquivo enviado.').waitFor()
  await dialog.getByRole('button', { name: 'Conferir colunas' }).click()
}

test('a seller imports a Hotmart history: columns, report, import with access, and its undo', async () => {
  const { page, context, complaints } = await enter()
  const file = hotmartSales.replaceAll('Pão de fermentação natural', 'Curso de pão')
  await send(page, 'sales_history.csv', file)

  await page.getByRole('heading', { name: 'Confira as colunas' }).waitFor()
  await page.getByText('HP0001 · HP0002 · HP0003').waitFor()
  expect(await findBarriers(page)).toEqual([])
  // A missing required column is requested again.
  const amount = page.getByRole('combobox', { name: 'Coluna do arquivo: Valor' })
  await amount.locator('xpath=ancestor::li').getByRole('button', { name: 'Não importar' }).click()
  await page.getByText('Escolha a coluna de: Valor.').waitFor()
  await amount.click()
  await page.getByRole('option', { name: 'Valor de compra com impostos' }).click()
  await page.getByRole('button', { name: 'Verificar arquivo' }).click()
  await page.getByText('Verificando o arquivo. Nada é importado nesta etapa.').waitFor()
  await world.drainJobs()

  await page.getByRole('heading', { name: 'Resultado da verificação' }).waitFor()
  await page.getByText('Venda não paga').waitFor()
  await page.getByText('R$ 594,00').first().waitFor()
  await page.getByRole('row', { name: 'fevereiro de 2029 2 R$ 346,90' }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  // The own product with the same name is proposed; buyers get access only if the seller chooses it.
  const access = page.getByRole('checkbox', { name: 'Liberar acesso para 2 pessoas' })
  expect(await access.isChecked()).toBe(false)
  await access.click()
  await page.getByRole('switch', { name: 'Mostrar no meu painel' }).click()
  await page.getByRole('button', { name: 'Importar 4 registros' }).click()
  await page.getByText('Importando. Você pode fechar esta página: a importação continua.').waitFor()
  await world.drainJobs()
  await page.getByText(/Você pode desfazer até/).waitFor()
  await page.getByText('Acessos liberados').waitFor()

  await page.goto(`${world.url}/platform/imports?tab=sales`)
  await page.getByText('Importada: Hotmart').first().waitFor()
  expect(await page.getByText('HP000').count()).toBe(4)

  await page.goto(`${world.url}/platform/imports`)
  await page.getByRole('link', { name: 'sales_history.csv' }).click()
  await page.getByRole('button', { name: 'Desfazer importação' }).click()
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await page.getByText('Desfazendo a importação.').waitFor()
  await world.drainJobs()
  await page.getByText('Tudo o que esta importação criou foi removido.').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a spreadsheet that is no CSV is refused with instructions to save it as CSV', async () => {
  const { page, context } = await enter()
  await page.getByRole('button', { name: 'Nova importação' }).first().click()
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'vendas.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('PK') })
  await page.getByRole('alert').getByText('Envie um arquivo .csv.', { exact: false }).waitFor()
  await context.close()
})
