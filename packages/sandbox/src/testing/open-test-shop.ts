import type { NewAccount } from '#add-account.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '#start-sandbox.ts'
import { callJson, type Json } from './call-json.ts'
import { listenForWebhooks } from './listen-for-webhooks.ts'
import { seededRandom } from './seeded-random.ts'

export type TestShop = {
  sandbox: Sandbox
  webhookUrl: string
  heard(): Promise<{ path: string; headers: Record<string, unknown>; text: string }[]>
  /** The bodies of all webhooks so far, once none is in flight. */
  webhooks(): Promise<Json[]>
  get(path: string, headers?: Record<string, string>): ReturnType<typeof callJson>
  post(path: string, body?: unknown, headers?: Record<string, string>): ReturnType<typeof callJson>
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): ReturnType<typeof callJson>
  moveClock(seconds: number): void
  close(): Promise<void>
}

export type TestShopOptions = {
  acquirer: string
  account: NewAccount
  headers?: Record<string, string>
  /** Sets the shop's webhook address in the account, as in a provider's panel. */
  webhookInPanel?: boolean
  sandbox?: Partial<SandboxOptions>
}

/** A shop with one account at one acquirer, on a fixed clock: noon UTC, 15 November 2026. */
export async function openTestShop(options: TestShopOptions): Promise<TestShop> {
  let clock = new Date('2026-11-15T12:00:00Z')
  const door = await listenForWebhooks()
  const sandbox = await startSandbox({
    port: 0,
    dataDir: null,
    now: () => clock,
    random: seededRandom(options.acquirer),
    timers: false,
    webhookRetryDelaysMilliseconds: [1],
    ...options.sandbox,
  })
  const webhookUrl = `${door.url}/aviso`
  sandbox
    .acquirer(options.acquirer)
    .addAccount({ ...options.account, ...(options.webhookInPanel && { webhookUrl }) })

  const call: TestShop['call'] = (method, path, body, headers = {}) =>
    callJson(`${sandbox.acquirerUrl(options.acquirer)}${path}`, {
      method,
      body,
      headers: { ...options.headers, ...headers },
    })

  return {
    sandbox,
    webhookUrl,
    async heard() {
      await sandbox.bank.webhooksDelivered()
      return door.heard
    },
    async webhooks() {
      await sandbox.bank.webhooksDelivered()
      return door.bodies()
    },
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body = {}, headers = {}) => call('POST', path, body, headers),
    call,
    moveClock(seconds) {
      clock = new Date(clock.getTime() + seconds * 1_000)
    },
    async close() {
      await sandbox.stop()
      await door.close()
    },
  }
}
