import type { TestApp } from '@balcao/server/test/test-app'

/** The newest code that was mailed to a buyer. */
export async function mailedCode(
  world: Pick<TestApp, 'drainJobs' | 'inbox'>,
  email: string,
): Promise<string> {
  await world.drainJobs()
  const mail = (await world.inbox()).find(
    ({ key, recipient }) => recipient === email && key.startsWith('customer-access-code:'),
  )
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}
