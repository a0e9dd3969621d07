import { demoPassword } from '@balcao/server/demo/demo-identity'
import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'

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
