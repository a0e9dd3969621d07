import type { AcceptedTexts } from '@balcao/domain/texts/legal-texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { hashPassword } from '#modules/accounts/passwords/hash-password.ts'
import { aBrowser, refusalOf, refusedWith, withProof } from '#modules/accounts/testing/a-browser.ts'
import { publishLegalText } from '#modules/platforms/legal/publish-legal-text.ts'
import { inScope } from '#scope.ts'
import { aCashier } from '#test/a-cashier.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

const password = 'cavalo bateria grampo'

let test: TestApp
let people = 0

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.stop())

const freshEmail = () => `pessoa${++people}@exemplo.com.br`
const form = (email: string) => ({
  name: 'Joana Prado',
  email,
  phone: '(11) 98765-4321',
  password,
  personKind: 'PF' as const,
  document: '529.982.247-25',
  tradeName: ' Forno da Joana ',
  soldCategory: 'culinaria-e-gastronomia' as const,
  expectedMonthlyCents: 800_000,
  acceptedTexts: {} as AcceptedTexts,
  managerCode: null as string | null,
})

async function newestMail(email: string) {
  await test.drainJobs()
  const mail = (await test.inbox()).find(({ recipient }) => recipient === email)
  if (!mail) throw new Error(`No mail for ${email}`)
  return { ...mail, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' }
}

const logIn = (email: string, secret = password) =>
  aBrowser(test).account.login({ door: 'SELLER', email, password: secret, rememberDevice: false })

describe('a new seller', () => {
  it('registers, types the code from the mailbox, and is logged in', async () => {
    const email = freshEmail()
    const browser = aBrowser(test)
    const { next, registration } = await browser.account.register(form(email))
    expect(next).toBe('check_email')
    expect(await refusalOf(logIn(email))).toBe('credentials_invalid')
    const { code } = await newestMail(email)
    expect(await browser.account.confirmRegistration({ registration, code })).toEqual({ next: 'done' })
    expect(await browser.account.session()).toMatchObject({
      user: { name: 'Joana Prado', email, role: 'SELLER' },
    })
    expect(await logIn(email)).toEqual({ next: 'done' })
    const [row] =
      await test.owner`select document, phone, roles, terms_accepted_at from users where email = ${email}`
    expect(row).toMatchObject({ document: '52998224725', phone: '11987654321', roles: ['SELLER'] })
    // The platform has published no texts, so there was nothing to accept.
    expect(row?.terms_accepted_at).toBeNull()
  })

  it('is stored with the business data, including the alphanumeric number of a company', async () => {
    const email = freshEmail()
    const browser = aBrowser(test)
    const company = { ...form(email), personKind: 'PJ' as const, document: '12.ABC.345/01DE-35' }
    const { registration } = await browser.account.register(company)
    const { code } = await newestMail(email)
    await browser.account.confirmRegistration({ registration, code })
    const [row] = await test.owner`
      select p.*, u.document from seller_profiles p join users u on u.id = p.user_id where u.email = ${email}`
    expect(row).toMatchObject({
      document: '12ABC34501DE35',
      person_kind: 'PJ',
      trade_name: 'Forno da Joana',
      sold_category: 'culinaria-e-gastronomia',
      expected_monthly_cents: '800000',
      terms_version: null,
      referred_by: null,
    })
  })

  it('accepts the texts in force, and is asked again after a new text was published meanwhile', async () => {
    const staff = await aCashier(test)
    const publish = (kind: 'SELLER_TERMS' | 'PRIVACY', formerVersion: number) =>
      staff.call(publishLegalText, {
        kind,
        formerVersion,
        body: 'Quem vende aqui cumpre o que promete. '.repeat(3),
      })
    await publish('SELLER_TERMS', 0)
    await publish('PRIVACY', 0)
    const email = freshEmail()
    const browser = aBrowser(test)
    const shown = await browser.account.sellersTexts()
    expect(shown).toEqual({ SELLER_TERMS: 1, PRIVACY: 1 })
    await publish('SELLER_TERMS', 1)
    for (const acceptedTexts of [shown, {}, { SELLER_TERMS: 2 }])
      expect(await refusalOf(browser.account.register({ ...form(email), acceptedTexts }))).toBe(
        'terms_changed',
      )
    const acceptedTexts = await browser.account.sellersTexts()
    const { registration } = await browser.account.register({ ...form(email), acceptedTexts })
    const { code } = await newestMail(email)
    await browser.account.confirmRegistration({ registration, code })
    const [row] = await test.owner`
      select p.terms_version, u.terms_accepted_at from seller_profiles p
      join users u on u.id = p.user_id where u.email = ${email}`
    expect(row).toEqual({ terms_version: 'SELLER_TERMS 2, PRIVACY 1', terms_accepted_at: test.clock.now() })
    await test.owner`delete from legal_texts where platform_id = ${test.platformId}`
  })

  it('is assigned to the manager of the link, and an unknown code is ignored', async () => {
    const manager = await inScope(test.app, test.platformId, (scope) =>
      aPerson(scope, { roles: ['MANAGER'] }),
    )
    const seller = await inScope(test.app, test.platformId, (scope) => aPerson(scope))
    const referrers = []
    for (const managerCode of [manager.id, seller.id, 'bem-vindo']) {
      const email = freshEmail()
      const browser = aBrowser(test)
      const { registration } = await browser.account.register({ ...form(email), managerCode })
      const { code } = await newestMail(email)
      await browser.account.confirmRegistration({ registration, code })
      const [row] = await test.owner`
        select p.referred_by from seller_profiles p join users u on u.id = p.user_id where u.email = ${email}`
      referrers.push(row?.referred_by)
    }
    expect(referrers).toEqual([manager.id, null, null])
  })

  it('is told which field is wrong', async () => {
    const { account } = aBrowser(test)
    const good = form(freshEmail())
    for (const wrong of [
      { email: 'joana' },
      { phone: '123' },
      { document: '111.111.111-11' },
      { name: 'J' },
      { acceptedTexts: { SELLER_TERMS: 0 } },
      { personKind: 'PJ' as const },
      { document: '12.ABC.345/01DE-35' },
      { expectedMonthlyCents: 0 },
    ])
      expect(await refusalOf(account.register({ ...good, ...wrong }))).toBe('input_invalid')
    for (const weak of ['curta', 'senha1234567', `${good.email.split('@')[0]} e mais`])
      expect(await refusedWith(account.register({ ...good, password: weak }))).toMatchObject({
        code: 'password_weak',
        details: { field: 'password' },
      })
  })

  it('cannot choose a role, a status or a fee', async () => {
    for (const smuggled of [{ roles: ['ADMIN'] }, { status: 'ACTIVE' }, { platformId: test.platformId }])
      expect(await refusalOf(aBrowser(test).account.register({ ...form(freshEmail()), ...smuggled }))).toBe(
        'input_invalid',
      )
  })

  it('has five tries and half an hour for the code', async () => {
    const email = freshEmail()
    const browser = aBrowser(test)
    const { registration } = await browser.account.register(form(email))
    const { code } = await newestMail(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++)
      expect(await refusalOf(browser.account.confirmRegistration({ registration, code: wrong }))).toBe(
        'code_invalid',
      )
    expect(await refusalOf(browser.account.confirmRegistration({ registration, code }))).toBe('code_invalid')

    const slow = freshEmail()
    const late = await browser.account.register(form(slow))
    const mail = await newestMail(slow)
    test.clock.advance({ minutes: 30, seconds: 1 })
    expect(
      await refusalOf(
        browser.account.confirmRegistration({ registration: late.registration, code: mail.code }),
      ),
    ).toBe('code_invalid')
  })

  it('cannot finish a registration of another browser, nor finish one twice', async () => {
    const email = freshEmail()
    const browser = aBrowser(test)
    const { registration } = await browser.account.register(form(email))
    const { code } = await newestMail(email)
    const other = await aBrowser(test).account.register(form(freshEmail()))
    expect(
      await refusalOf(aBrowser(test).account.confirmRegistration({ registration: other.registration, code })),
    ).toBe('code_invalid')
    await browser.account.confirmRegistration({ registration, code })
    expect(await refusalOf(browser.account.confirmRegistration({ registration, code }))).toBe('code_invalid')
  })
})

describe('an address with an account', () => {
  it('gives the same answer, while its owner gets a mail instead of a code', async () => {
    const email = freshEmail()
    const passwordHash = await hashPassword('outra senha bem longa')
    await inScope(test.app, test.platformId, (scope) => aPerson(scope, { email, passwordHash }))
    const browser = aBrowser(test)
    const answer = await browser.account.register(form(email))
    expect(answer).toEqual({ next: 'check_email', registration: expect.stringMatching(/^[\w-]{43}$/) })
    const mail = await newestMail(email)
    expect(mail.code).toBe('')
    expect(
      await refusalOf(
        browser.account.confirmRegistration({ registration: answer.registration, code: '123456' }),
      ),
    ).toBe('code_invalid')
    expect(await logIn(email, 'outra senha bem longa')).toEqual({ next: 'done' })
  })

  it('becomes a seller’s account when it was only a buyer’s, and stays the buyer’s', async () => {
    const email = freshEmail()
    const { userId } = await inScope(test.app, test.platformId, (scope) =>
      ensureCustomer(scope, { email, name: 'Joana' }),
    )
    const browser = aBrowser(test)
    const { registration } = await browser.account.register(form(email))
    const { code } = await newestMail(email)
    await browser.account.confirmRegistration({ registration, code })
    expect(await browser.account.session()).toMatchObject({ user: { id: userId, name: 'Joana Prado' } })
    const [row] = await test.owner`select roles from users where id = ${userId}`
    expect(row?.roles).toEqual(['CUSTOMER', 'SELLER'])
  })

  it('belongs to the first person who confirms; the other confirmation finds the address taken', async () => {
    const email = freshEmail()
    const stranger = aBrowser(test)
    const owner = aBrowser(test)
    const planted = await stranger.account.register({ ...form(email), password: 'senha que o estranho sabe' })
    const { code: plantedCode } = await newestMail(email)
    test.clock.advance({ seconds: 1 })
    const own = await owner.account.register(form(email))
    const { code } = await newestMail(email)
    await owner.account.confirmRegistration({ registration: own.registration, code })
    expect(
      await refusalOf(
        stranger.account.confirmRegistration({ registration: planted.registration, code: plantedCode }),
      ),
    ).toBe('code_invalid')
    expect(await logIn(email)).toEqual({ next: 'done' })
  })

  it('is not flooded with mail without costly proofs of work, and its owner still gets in', async () => {
    const email = freshEmail()
    const ask = (index: number) => aBrowser(test, { ip: `198.51.100.${index}` }).account.register(form(email))
    for (let index = 0; index < 30; index++) await ask(index)
    expect(await refusalOf(ask(30))).toBe('proof_required')
    const browser = aBrowser(test, { ip: '198.51.100.31' })
    await withProof(browser, () => browser.account.register(form(email)))
    await test.drainJobs()
    expect((await test.inbox()).filter(({ recipient }) => recipient === email)).toHaveLength(31)
  })
})
