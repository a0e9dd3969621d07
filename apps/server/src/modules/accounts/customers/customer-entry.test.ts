import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aBrowser, type Browser, refusalOf, withProof } from '#modules/accounts/testing/a-browser.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { ensureCustomer } from './ensure-customer.ts'

let test: TestApp
let buyers = 0

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.stop())

const customer = (email: string, name = 'Carolina Nogueira') =>
  inScope(test.app, test.platformId, (scope) => ensureCustomer(scope, { email, name }))

async function aBuyer(): Promise<string> {
  const email = `compradora${++buyers}@exemplo.com.br`
  await customer(email)
  return email
}

const mailsTo = async (email: string) => {
  await test.drainJobs()
  return (await test.inbox()).filter(({ recipient }) => recipient === email)
}

async function codeFor(email: string, { account }: Browser): Promise<string> {
  await account.requestCustomerCode({ email })
  const [mail] = await mailsTo(email)
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** A code that differs from `taken`. Once in a million times the new code is equal, and another is requested. */
async function codeOtherThan(taken: string, email: string, browser: Browser): Promise<string> {
  test.clock.advance({ seconds: 1 })
  const code = await codeFor(email, browser)
  return code === taken ? codeOtherThan(taken, email, browser) : code
}

const another = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a buyer', () => {
  it('enters with the code from the purchase’s mailbox, and only into the customer area', async () => {
    const email = await aBuyer()
    const browser = aBrowser(test)
    expect(
      await browser.account.enterWithCustomerCode({ email, code: await codeFor(email, browser) }),
    ).toEqual({
      next: 'done',
    })
    expect(await browser.account.session()).toMatchObject({
      area: 'CUSTOMER',
      user: { email, permissions: [] },
    })
  })

  it('is not revealed: an address that never bought gets the same answer and no mail', async () => {
    const email = await aBuyer()
    const unknown = 'ninguem@exemplo.com.br'
    const { account } = aBrowser(test)
    expect(await account.requestCustomerCode({ email: unknown })).toEqual(
      await account.requestCustomerCode({ email }),
    )
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo(unknown)).toHaveLength(0)
    expect(await refusalOf(account.enterWithCustomerCode({ email: unknown, code: '123456' }))).toBe(
      'code_invalid',
    )
  })

  it('can use a code once, for ten minutes, and only the newest that this browser asked for', async () => {
    const email = await aBuyer()
    const browser = aBrowser(test)
    const { account } = browser
    const first = await codeFor(email, browser)
    const second = await codeOtherThan(first, email, browser)
    expect(await refusalOf(account.enterWithCustomerCode({ email, code: first }))).toBe('code_invalid')
    await account.enterWithCustomerCode({ email, code: second })
    expect(await refusalOf(account.enterWithCustomerCode({ email, code: second }))).toBe('code_invalid')
    const slow = await aBuyer()
    const late = await codeFor(slow, browser)
    test.clock.advance({ minutes: 10, seconds: 1 })
    expect(await refusalOf(account.enterWithCustomerCode({ email: slow, code: late }))).toBe('code_invalid')
  })

  it('loses the code after five wrong tries', async () => {
    const email = await aBuyer()
    const browser = aBrowser(test)
    const code = await codeFor(email, browser)
    for (let tries = 0; tries < 5; tries++) {
      expect(await refusalOf(browser.account.enterWithCustomerCode({ email, code: another(code) }))).toBe(
        'code_invalid',
      )
      test.clock.advance({ seconds: 10 })
    }
    expect(await refusalOf(browser.account.enterWithCustomerCode({ email, code }))).toBe('code_invalid')
  })

  it('keeps the code while strangers guess, request codes of their own, and even read the mail', async () => {
    const email = await aBuyer()
    const browser = aBrowser(test)
    const code = await codeFor(email, browser)
    for (let stranger = 0; stranger < 6; stranger++) {
      const { account } = aBrowser(test, { ip: `198.51.100.${stranger}` })
      expect(await refusalOf(account.enterWithCustomerCode({ email, code: another(code) }))).toBe(
        'code_invalid',
      )
    }
    const stranger = aBrowser(test, { ip: '198.51.100.200' })
    await codeOtherThan(code, email, stranger)
    expect(await refusalOf(stranger.account.enterWithCustomerCode({ email, code }))).toBe('code_invalid')
    expect(await browser.account.enterWithCustomerCode({ email, code })).toEqual({ next: 'done' })
  })

  it('has codes that a database dump does not reveal', async () => {
    const email = await aBuyer()
    const code = await codeFor(email, aBrowser(test))
    const rows = await test.owner`select token_hash from one_time_tokens`
    expect(rows.map((row) => row.token_hash)).not.toContain(code)
    const plainHash = createHash('sha256').update(code).digest('base64url')
    expect(rows.map((row) => row.token_hash)).not.toContain(plainHash)
  })

  it('does not enter with the code of another buyer', async () => {
    const email = await aBuyer()
    const browser = aBrowser(test)
    const own = await codeFor(email, browser)
    const foreign = await codeOtherThan(own, await aBuyer(), aBrowser(test))
    expect(await refusalOf(browser.account.enterWithCustomerCode({ email, code: foreign }))).toBe(
      'code_invalid',
    )
  })
})

describe('a purchase', () => {
  it('makes one customer per mailbox, however often it buys and however the address is typed', async () => {
    const email = await aBuyer()
    const first = await customer(email)
    const second = await customer(` ${email.toUpperCase()}`, 'Outro Nome')
    expect(second).toEqual(first)
    const [row] = await test.owner`select name, roles from users where id = ${first.userId}`
    expect(row).toMatchObject({ name: 'Carolina Nogueira', roles: ['CUSTOMER'] })
  })

  it('with another person’s address gives that account a customer area and nothing else', async () => {
    const admin = await inScope(test.app, test.platformId, (scope) =>
      aPerson(scope, { roles: ['ADMIN'], passwordHash: 'x' }),
    )
    await customer(admin.email, 'Quem Comprou')
    const [row] = await test.owner`select name, roles, password_hash from users where id = ${admin.id}`
    expect(row).toMatchObject({ name: admin.name, roles: ['ADMIN', 'CUSTOMER'], password_hash: 'x' })
  })
})

describe('strangers of six networks who request thirty codes in a buyer’s name', () => {
  it('do not lock the buyer out: a new browser is asked for a proof of work, which its page solves by itself', async () => {
    const email = await aBuyer()
    for (let request = 0; request < 30; request += 1)
      await aBrowser(test, { ip: `198.51.100.${request % 6}` }).account.requestCustomerCode({ email })
    const browser = aBrowser(test, { ip: '203.0.113.99' })
    expect(await refusalOf(browser.account.requestCustomerCode({ email }))).toBe('proof_required')
    // Sends the earlier mails before the last code is requested: mails of the same instant have no order.
    await test.drainJobs()
    test.clock.advance({ seconds: 1 })
    await withProof(browser, () => browser.account.requestCustomerCode({ email }))
    expect(await refusalOf(browser.account.requestCustomerCode({ email })), 'a proof serves once').toBe(
      'proof_required',
    )
    const [mail] = await mailsTo(email)
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(await browser.account.enterWithCustomerCode({ email, code })).toEqual({ next: 'done' })
  })
})
