import type { AdminPermission } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { inScope } from '@balcao/server/scope'
import { fileSamples } from '@balcao/server/test/storage/file-samples'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishTerms } from './become-a-seller.ts'
import { openBrowser, visit } from './browser.ts'
import { logIn } from './log-in.ts'

const email = 'joana@pessoa.example'
const password = 'cavalo bateria grampo'

let world: TestServer
let browser: Browser
let page: Page

beforeAll(async () => {
  world = await createTestServer()
  await publishTerms(world)
  browser = await openBrowser()
  ;({ page } = await visit(browser, { width: 360, height: 780 }))
  await page.clock.install({ time: world.clock.now() })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

async function codeFromMailbox(): Promise<string> {
  await world.drainJobs()
  const mail = (await world.inbox()).find(({ recipient }) => recipient === email)
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** A queue in the window of a staff member with its permission. */
async function openDesk(path: string, permission: AdminPermission): Promise<Page> {
  const { email: reviewer } = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: [permission] }),
  )
  const { context, page: desk } = await visit(browser, { width: 1440, height: 900 })
  await desk.clock.install({ time: world.clock.now() })
  await logIn(context, world.url, { door: 'ADMIN', email: reviewer })
  await desk.goto(`${world.url}/admin-root/${path}?state=IN_REVIEW`)
  return desk
}

const openTab = async (name: string) => {
  await page.goto(`${world.url}/platform/my-profile`)
  await page.getByRole('tab', { name }).click()
}

test('a new seller registers in three steps on a phone and sees the next step', async () => {
  await page.goto(`${world.url}/register`)
  await page.getByLabel('Nome completo').fill('Joana Prado')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continuar' }).click()

  await page.getByRole('radio', { name: 'Pessoa física' }).click()
  await page.getByLabel('CPF').fill('12ABC34501DE35')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByText('Isto é um CNPJ.').waitFor()
  await page.getByLabel('CPF').fill('52998224725')
  await page.getByRole('button', { name: 'Continuar' }).click()

  await page.getByLabel('Categoria principal').click()
  // The search shortens the list, which would scroll away under the fast pointer of a test.
  await page.getByPlaceholder('Buscar', { exact: true }).fill('Culin')
  await page.getByRole('option', { name: 'Culinária e Gastronomia' }).click()
  await page.getByLabel('Faturamento previsto por mês').pressSequentially('800000')
  await page.getByText('(versão 1)').waitFor()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.getByText('Enviamos um código').waitFor()
  await page.keyboard.type(await codeFromMailbox())

  const checklist = page.getByRole('region', { name: 'Primeiros passos' })
  await checklist.getByText('1 de 5 concluídos').waitFor()
  const documents = checklist.getByRole('link', { name: 'Enviar: Enviar seus documentos' })
  await checklist.getByRole('button', { name: 'Recolher' }).click()
  await documents.waitFor({ state: 'hidden' })
  // A folded list stays folded, and still shows its progress.
  await page.reload()
  await checklist.getByText('1 de 5 concluídos').waitFor()
  expect(await documents.isVisible()).toBe(false)
  await checklist.getByRole('button', { name: 'Expandir' }).click()
  await documents.click()
  await page.getByRole('heading', { name: 'Documento com foto' }).waitFor()
})

test('sends the documents, reads that one was refused, and sends only that one again', async () => {
  const send = async (paper: string, name: string, mimeType: 'image/png' | 'application/pdf') => {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: paper }) })
    await row
      .getByLabel(paper, { exact: true })
      .setInputFiles({ name, mimeType, buffer: fileSamples[mimeType] })
    await row.getByText('Em análise').waitFor()
  }
  await send('Documento com foto', 'rg.png', 'image/png')
  await send('Selfie com documento', 'selfie.png', 'image/png')
  await send('Comprovante de endereço', 'luz.pdf', 'application/pdf')
  await page.getByText('Tudo enviado, em análise').waitFor()

  const desk = await openDesk('document-validation', 'isValidateDocumentsAvailable')
  const downloads: unknown[] = []
  desk.on('download', (download) => downloads.push(download))
  await desk.getByRole('button', { name: /^Joana Prado/ }).click()
  // No document opens by itself, and an unopened document cannot be decided.
  await desk.getByText('Abra o documento para decidir.').waitFor()
  await desk.getByRole('button', { name: 'Abrir documento' }).press('Enter')
  await desk.getByRole('img', { name: 'Documento com foto' }).waitFor()
  const focused = (label: string) => desk.locator(`[aria-label="${label}"]:focus`).waitFor()
  await focused('Documento com foto')
  await desk.getByRole('button', { name: 'Girar' }).click()
  const decide = async (verdict: 'Aprovar' | 'Recusar') => {
    await desk.getByRole('radio', { name: verdict }).click()
    if (verdict === 'Recusar')
      await desk.getByLabel('Explicação para o vendedor').fill('O dedo cobre o número.')
    await desk.getByRole('button', { name: 'Salvar e ver o próximo' }).click()
  }
  await desk.keyboard.press('a')
  await desk.keyboard.press('Enter')
  await desk.getByRole('img', { name: 'Selfie com documento' }).waitFor()
  await focused('Selfie com documento')
  const papers = desk.getByRole('radiogroup', { name: 'Documentos do vendedor' })
  // Duration of a key press: the radios select the next option only while the key is down.
  const restsOnKey = { delay: 100 }
  await papers.getByRole('radio', { checked: true }).press('ArrowRight', restsOnKey)
  await desk.getByRole('img', { name: 'Comprovante de endereço, página 1 de 1' }).waitFor()
  await papers.locator(':focus').press('ArrowLeft', restsOnKey)
  await desk.getByRole('img', { name: 'Selfie com documento' }).waitFor()
  await decide('Recusar')
  await desk.getByRole('img', { name: 'Comprovante de endereço, página 1 de 1' }).waitFor()
  await decide('Aprovar')
  await desk.getByText('Documento aprovado').first().waitFor()
  await page.reload()
  await page.getByText('O dedo cobre o número. Reenvie apenas este item.').waitFor()
  expect(await page.locator('input[type=file]').count()).toBe(1)
  await send('Selfie com documento', 'selfie-2.png', 'image/png')
  await desk.reload()
  await desk.getByRole('button', { name: /^Joana Prado/ }).click()
  await desk.getByText('Tentativa anterior recusada: ilegível').waitFor()
  await desk.getByRole('button', { name: 'Abrir documento' }).click()
  await decide('Aprovar')
  await desk.getByText('Documento aprovado').waitFor()
  expect(downloads).toEqual([])
  await page.reload()
  await page.getByText('Tudo aprovado').first().waitFor()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar Comprovante de endereço' }).click()
  expect(await (await downloading).failure()).toBeNull()
})

test('adds a Pix key whose kind is recognised, and it is usable at once', async () => {
  await openTab('Contas bancárias e Pix')
  await page.getByRole('button', { name: 'Adicionar conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar conta' })
  await dialog.getByLabel('Chave Pix', { exact: true }).fill('529.982.247-25')
  await dialog.getByText('Tipo identificado: CPF.').waitFor()
  await dialog.getByRole('button', { name: 'Adicionar conta' }).click()
  const account = page.getByRole('listitem').filter({ hasText: 'Pix 529.982.247-25' })
  await account.getByText('Verificada').waitFor()
  await account.getByText('Padrão').waitFor()
})

test('adds a Pix key without a proof of its holder: the staff reviews it before any payout', async () => {
  await openTab('Contas bancárias e Pix')
  await page.getByRole('button', { name: 'Adicionar conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar conta' })
  await dialog.getByLabel('Chave Pix', { exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Adicionar conta' }).click()
  const account = page.getByRole('listitem').filter({ hasText: `Pix ${email}` })
  await account.getByText('Em análise').waitFor()

  const desk = await openDesk('manage-bank-accounts', 'isValidateBankAccountsAvailable')
  const row = desk.getByRole('row', { name: /Joana Prado/ })
  await row.getByText('Titular declarado, sem comprovação').waitFor()
  await row.getByRole('button', { name: /Ações/ }).click()
  await desk.getByRole('menuitem', { name: 'Aprovar' }).click()
  const question = desk.getByRole('alertdialog', { name: 'Aprovar a conta de Joana Prado?' })
  await question.getByRole('button', { name: 'Aprovar' }).click()
  await desk.getByText('Conta aprovada').first().waitFor()
  await page.reload()
  await account.getByText('Em carência').waitFor()
})

test('fills in the business data, chooses notifications, and requests deletion', async () => {
  await openTab('Dados')
  await page.getByLabel('CEP').fill('01001000')
  await page.locator('[name="address.city"][value="São Paulo"]').waitFor()
  await page.getByLabel('Número').fill('12')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Alterações salvas').waitFor()

  await openTab('Avisos')
  await page.getByRole('radiogroup', { name: 'Pix gerado' }).getByRole('radio', { name: 'E-mail' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Alterações salvas').waitFor()

  await openTab('Privacidade')
  await page.getByRole('button', { name: 'Solicitar exclusão' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Solicitar exclusão' }).click()
  await page.getByRole('button', { name: 'Cancelar solicitação' }).click()
  await page.getByText('Solicitação cancelada').waitFor()

  const [chosen] = await world.owner`
    select n.on_pix_created, p.address->>'city' as city from notification_settings n
    join seller_profiles p on p.user_id = n.user_id`
  expect(chosen).toEqual({ on_pix_created: 'EMAIL', city: 'São Paulo' })
})
