import { demoPassword } from '@balcao/server/demo/demo-identity'
import type { TestServer } from '@balcao/server/test/test-server'
import type { Browser, BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { type Visit, visit } from './browser.ts'

type Door = 'SELLER' | 'ADMIN' | 'MASTER' | 'MANAGER'

/** Signs a visitor in without the login form; everybody in these stories has the password of the demo. */
export async function logIn(
  context: BrowserContext,
  url: string,
  { door, email }: { door: Door; email: string },
): Promise<void> {
  const answer = await context.request.post(`${url}/api/trpc/account.login`, {
    data: { door, email, password: demoPassword, rememberDevice: false },
  })
  expect(answer.status()).toBe(200)
}

/** A visitor signed in to the console, in a wide window at the time of the world, on the page of the path. */
export async function openConsole(
  browser: Browser,
  { url, clock }: Pick<TestServer, 'url' | 'clock'>,
  { door, email, path }: { door: Door; email: string; path?: string },
): Promise<Visit> {
  const visitor = await visit(browser, { width: 1440, height: 900 })
  await visitor.page.clock.install({ time: clock.now() })
  await logIn(visitor.context, url, { door, email })
  if (path !== undefined) await visitor.page.goto(`${url}${path}`)
  return visitor
}
