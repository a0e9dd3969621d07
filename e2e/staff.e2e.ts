import { randomUUID } from 'node:crypto'
import { type AdminPermission, adminPermissions } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPlatform } from '@balcao/server/demo/a-platform'
import { demoPassword } from '@balcao/server/demo/demo-identity'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'

/** The console's own table of screens, read as data only. */
type Table = {
  adminScreens: readonly {
    path: string
    permission?: AdminPermission
    alsoFor?: AdminPermission
    menu?: object
  }[]
}
const tableOfScreens = new URL('../apps/console/src/areas/admin/screens.ts', import.meta.url).href
const { adminScreens }: Table = await import(/* @vite-ignore */ tableOfScreens)

const team = '/admin-root/manage-functionaries'
const neighbour = 'vizinha.localhost'
const newPassword = 'cavalo bateria grampo'

let world: TestServer
let browser: Browser
let chief: Page

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: [neighbour],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  chief = await enter(await colleague('Renato Siqueira', adminPermissions))
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

/** Creates a staff member and returns their e-mail. */
async function colleague(name: string, permissions: readonly AdminPermission[]): Promise<string> {
  const { email } = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { name, roles: ['ADMIN'], permissions: [...permissions] }),
  )
  return email
}

/** A window on a wide screen that shares the story's clock, which is not today's. */
async function newWindow(): Promise<Page> {
  const { page } = await visit(browser, { width: 1440, height: 900 })
  await page.clock.install({ time: world.clock.now() })
  return page
}

async function enter(email: string): Promise<Page> {
  const page = await newWindow()
  const answer = await page.request.post(`${world.url}/api/trpc/account.login`, {
    data: { door: 'ADMIN', email, password: demoPassword, rememberDevice: false },
  })
  expect(answer.status()).toBe(200)
  return page
}

async function openRecord(name: string): Promise<void> {
  await chief.goto(`${world.url}${team}`)
  await chief.getByRole('link', { name: `Abrir ${name}` }).click()
  await chief.getByRole('dialog', { name }).getByRole('tab', { name: 'Permissões' }).waitFor()
}

/** The chief sends an invitation by the form, with one of the presets. */
async function invite({ name, email }: { name: string; email: string }): Promise<void> {
  await chief.goto(`${world.url}${team}`)
  await chief.getByRole('button', { name: 'Convidar' }).click()
  await chief.getByLabel('Nome completo').fill(name)
  await chief.getByLabel('E-mail', { exact: true }).fill(email)
  await chief.getByRole('radio', { name: 'Suporte' }).click()
  await chief.getByRole('button', { name: 'Enviar convite' }).dblclick()
  await chief.getByText('Convite enviado').waitFor()
}

async function invitationsTo(email: string): Promise<URL[]> {
  const mails = (await world.inbox()).filter(({ recipient }) => recipient === email)
  return mails.map(({ text }) => new URL(/https?:\S+invitation=[\w-]+/.exec(text)?.[0] ?? ''))
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

describe('the team of a platform', () => {
  test('grows by an invitation: its link sets a password and opens the granted pages, and nothing more', async () => {
    const email = 'teresa@equipe.example'
    await invite({ name: 'Teresa Nunes', email })
    const row = chief.getByRole('row', { name: /Teresa Nunes/ })
    expect(await row.textContent()).toMatch(/4\/20.*Nunca acessou.*Convidado.*até 20\/03\/2030/)
    // Pressed twice, sent once.
    const [link, ...others] = await invitationsTo(email)
    expect([link?.hostname, others]).toEqual([new URL(world.url).hostname, []])

    const teresa = await newWindow()
    await teresa.goto(`${link}`)
    await teresa.getByRole('heading', { name: 'Você recebeu um convite para a equipe de Balcão' }).waitFor()
    await teresa.getByLabel('Crie uma senha').fill(newPassword)
    await teresa.getByRole('button', { name: 'Aceitar convite' }).click()
    await teresa.getByText('Convite aceito').waitFor()
    expect(await teresa.getByLabel('E-mail').inputValue()).toBe(email)
    expect(teresa.url()).toBe(`${world.url}/admin-root-login`)
    await teresa.getByLabel('Senha', { exact: true }).fill(newPassword)
    await teresa.getByRole('button', { name: 'Entrar', exact: true }).click()

    await menu(teresa).getByRole('link', { name: 'Segurança' }).waitFor()
    expect(await menu(teresa).getByRole('link', { name: 'Equipe' }).count()).toBe(0)
    await teresa.goto(`${world.url}${team}`)
    await teresa.getByText('Você não tem acesso a esta página').waitFor()

    await teresa.goto(`${link}`)
    await teresa.getByLabel('Crie uma senha').fill(newPassword)
    await teresa.getByRole('button', { name: 'Aceitar convite' }).click()
    await teresa.getByRole('heading', { name: 'Convite inválido' }).waitFor()
  })

  test('is joined by a seller with their existing password: the link leads to the login and changes nothing else', async () => {
    const { email } = await inScope(world.app, world.platformId, (scope) =>
      aPerson(scope, { name: 'Sofia Prado', roles: ['SELLER'] }),
    )
    await invite({ name: 'Sofia Prado', email })
    const [link] = await invitationsTo(email)
    const sofia = await newWindow()
    await sofia.goto(`${link}`)
    await sofia.getByRole('heading', { name: 'Entre para aceitar o convite' }).waitFor()
    await sofia.getByLabel('E-mail').fill(email)
    await sofia.getByLabel('Senha', { exact: true }).fill(demoPassword)
    await sofia.getByRole('button', { name: 'Entrar', exact: true }).click()
    await menu(sofia).getByRole('link', { name: 'Segurança' }).waitFor()
    expect(sofia.url()).toContain('/admin-root/')
  })

  test("is separate: an invitation's link is refused on the host of another platform", async () => {
    const email = 'davi@equipe.example'
    await invite({ name: 'Davi Rocha', email })
    const [link] = await invitationsTo(email)
    if (!link) throw new Error('No invitation was sent')
    link.hostname = neighbour
    const davi = await newWindow()
    await davi.goto(`${link}`)
    await davi.getByRole('heading', { name: 'Você recebeu um convite para a equipe de Vizinha' }).waitFor()
    await davi.getByLabel('Crie uma senha').fill(newPassword)
    await davi.getByRole('button', { name: 'Aceitar convite' }).click()
    await davi.getByRole('heading', { name: 'Convite inválido' }).waitFor()
  })

  test('loses a permission at the next request, without a new login', async () => {
    const ingrid = await enter(
      await colleague('Ingrid Bastos', ['isSalesAvailable', 'isFunctionariesAvailable']),
    )
    await ingrid.goto(`${world.url}${team}`)
    await ingrid.getByRole('link', { name: 'Abrir Renato Siqueira' }).waitFor()

    await openRecord('Ingrid Bastos')
    await chief.getByRole('switch', { name: 'Equipe' }).click()
    await chief.getByRole('button', { name: 'Salvar' }).click()
    await chief.getByText('Alterações salvas').waitFor()
    await chief.getByRole('tab', { name: 'Histórico' }).click()
    await chief.getByText('Removeu Equipe.').waitFor()

    await ingrid.getByRole('radio', { name: 'Ativos' }).click()
    await ingrid.getByText('Você não tem acesso a esta página').waitFor()
    expect(await menu(ingrid).getByRole('link', { name: 'Equipe' }).count()).toBe(0)
  })

  test('opens with each single permission only its pages, and no other by its address', async () => {
    const email = await colleague('Nelson Pires', [])
    const nelson = await enter(email)
    for (const permission of adminPermissions) {
      await world.owner`update users set permissions = ${[permission]} where email = ${email}`
      const opened = adminScreens.filter((screen) => [screen.permission, screen.alsoFor].includes(permission))
      const inMenu = opened.filter(({ menu }) => menu).map(({ path }) => `/admin-root/${path}`)
      const other = adminScreens.find((screen) => screen.permission && !opened.includes(screen))
      await nelson.goto(`${world.url}/admin-root/${other?.path}`)
      await nelson.getByText('Você não tem acesso a esta página').waitFor()
      const links = await menu(nelson).getByRole('link').all()
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
      const guarded = addresses.filter((address) =>
        adminScreens.some(({ path, permission: needed }) => needed && address === `/admin-root/${path}`),
      )
      expect(guarded.toSorted(), permission).toEqual(inMenu.toSorted())
    }
  })

  test('with the flag of seller terms finds under approvals the unblocks to confirm, and nothing else', async () => {
    await inScope(world.app, world.platformId, (scope) => aPerson(scope, { name: 'Olívia Prado' }))
    await world.owner`
      update users set status = 'BLOCKED', unblock_asked_at = ${world.clock.now()},
        unblock_asked_by = (select id from users where name = 'Renato Siqueira' limit 1)
      where name = 'Olívia Prado'`
    const flags: AdminPermission[] = ['isUsersAvailable', 'isUserAdvancedOptionsAvailable']
    const olga = await enter(await colleague('Olga Meireles', flags))
    await olga.goto(`${world.url}/admin-root/manage-users`)
    await menu(olga).getByRole('link', { name: 'Aprovações' }).click()
    // The list of sellers also names this seller, and stays until the other screen can be rendered.
    await olga.getByRole('heading', { level: 1, name: 'Aprovações' }).waitFor()
    await olga.getByText('Olívia Prado').waitFor()
    expect(await olga.getByRole('button', { name: 'Propor ajuste' }).count()).toBe(0)
    expect(await olga.getByRole('table').count()).toBe(0)
    await olga.getByRole('link', { name: 'Ver vendedores' }).click()
    await olga.getByRole('link', { name: 'Abrir Olívia Prado' }).waitFor()
  })

  test('sees only the sellers of a list from the next request on', async () => {
    for (const name of ['Marina Duarte', 'Bento Ferraz'])
      await inScope(world.app, world.platformId, (scope) => aPerson(scope, { name }))
    const nilo = await enter(await colleague('Nilo Queiroz', ['isUsersAvailable']))
    await nilo.goto(`${world.url}/admin-root/manage-users`)
    await nilo.getByRole('link', { name: 'Abrir Bento Ferraz' }).waitFor()

    await openRecord('Nilo Queiroz')
    await chief.getByRole('tab', { name: 'Limites' }).click()
    await chief.getByLabel('Limite de aprovação', { exact: true }).fill('5000,00')
    await chief.getByRole('switch', { name: 'Apenas vendedores da lista' }).click()
    await chief.getByRole('combobox', { name: 'Vendedores' }).click()
    await chief.getByRole('option', { name: 'Marina Duarte' }).click()
    await chief.getByLabel('Motivo', { exact: true }).fill('Cuida só desta vendedora')
    await chief.getByRole('button', { name: 'Salvar limites' }).click()
    await chief.getByText('Limites salvos').waitFor()
    await chief.getByRole('tab', { name: 'Histórico' }).click()
    await chief.getByText('Acesso a 1 vendedor.').waitFor()

    await nilo.reload()
    await nilo.getByRole('link', { name: 'Abrir Marina Duarte' }).waitFor()
    expect(await nilo.getByRole('link', { name: 'Abrir Bento Ferraz' }).count()).toBe(0)
  })

  test('loses a suspended member at their next click', async () => {
    const otavio = await enter(await colleague('Otávio Lins', ['isFunctionariesAvailable']))
    await otavio.goto(`${world.url}${team}`)
    await otavio.getByRole('link', { name: 'Abrir Renato Siqueira' }).waitFor()

    // The chief logged in a while ago, so the server requires a fresh proof.
    world.clock.advance({ minutes: 6 })
    await openRecord('Otávio Lins')
    await chief.getByRole('tab', { name: 'Acesso' }).click()
    await chief.getByRole('button', { name: 'Suspender' }).click()
    const question = chief.getByRole('alertdialog', { name: 'Suspender Otávio Lins?' })
    await question.getByLabel('Motivo').fill('Saiu da empresa')
    await question.getByRole('button', { name: 'Suspender' }).click()
    const proof = chief.getByRole('alertdialog', { name: 'Confirme sua identidade' })
    await proof.getByLabel('Senha', { exact: true }).fill(demoPassword)
    await proof.getByRole('button', { name: 'Confirmar' }).click()
    await chief.getByText('Acesso suspenso').waitFor()
    await chief.getByRole('button', { name: 'Reativar' }).waitFor()

    await otavio.getByRole('radio', { name: 'Ativos' }).click()
    await otavio.waitForURL(/\/admin-root-login/)
  })

  test('always keeps one member who manages the team: their switch, end date and suspension are locked', async () => {
    const helper = await enter(await colleague('Lia Bernardes', ['isFunctionariesAvailable']))
    await openRecord('Lia Bernardes')
    await chief.getByLabel('Último dia de acesso').fill('2030-12-31')
    await chief.getByRole('button', { name: 'Salvar' }).click()
    await chief.getByText('Alterações salvas').waitFor()

    await helper.goto(`${world.url}${team}`)
    await helper.getByRole('link', { name: 'Abrir Renato Siqueira' }).click()
    expect(await helper.getByRole('switch', { name: 'Equipe' }).isDisabled()).toBe(true)
    expect(await helper.getByRole('switch', { name: 'Painel' }).isEnabled()).toBe(true)
    expect(await helper.getByLabel('Último dia de acesso').isDisabled()).toBe(true)
    await helper.getByRole('tab', { name: 'Acesso' }).click()
    expect(await helper.getByRole('button', { name: 'Suspender' }).isDisabled()).toBe(true)
  })

  test('lets no member change their own permissions, or grant a permission that they lack', async () => {
    await openRecord('Renato Siqueira')
    await chief.getByRole('switch').first().waitFor()
    expect(await chief.getByRole('switch', { disabled: false }).count()).toBe(0)

    const helper = await enter(await colleague('Nara Quintela', ['isFunctionariesAvailable']))
    await helper.goto(`${world.url}${team}`)
    await helper.getByRole('button', { name: 'Convidar' }).click()
    await helper.getByRole('switch').first().waitFor()
    expect(await helper.getByRole('switch', { disabled: false }).count()).toBe(1)
    expect(await helper.getByText('Você não possui esta permissão.').count()).toBe(19)
  })

  test('is saved against the stored version: a stale form says so, keeps its input, and then saves', async () => {
    await colleague('Hugo Salles', ['isSalesAvailable'])
    await openRecord('Hugo Salles')
    await chief.getByLabel('Nome completo').fill('Hugo de Salles')
    await world.owner`update users set staff_version = 2, permissions = '{isUsersAvailable}' where name = 'Hugo Salles'`
    await chief.getByRole('button', { name: 'Salvar' }).click()
    await chief.getByText('Este cadastro foi alterado durante a edição').waitFor()
    expect(await chief.getByRole('switch', { name: 'Vendedores', exact: true }).isChecked()).toBe(true)
    await chief.getByRole('button', { name: 'Salvar' }).click()
    await chief.getByRole('dialog', { name: 'Hugo de Salles' }).waitFor()
  })
})
