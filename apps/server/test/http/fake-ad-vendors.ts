import { aReceiver, type HeardCall } from './a-receiver.ts'

/** Credentials and ids that the fakes know. */
export const adAccounts = {
  facebook: { pixelId: '123456789012345', token: 'EAAB-segredo' },
  tiktok: { pixelId: 'C4A1B2C3D4E5F6G7H8I0', token: 'tt-segredo' },
  kwai: { pixelId: '276061684888654', token: 'kwai-segredo' },
  googleAnalytics: { pixelId: 'G-ABCDEF1234', token: 'mp-segredo' },
}

type Json = Record<string, unknown>
type Answer = { status: number; body?: string }
const answered = (body: Json, status = 200): Answer => ({ status, body: JSON.stringify(body) })
const hash = /^[0-9a-f]{64}$/
const weekSeconds = 7 * 86_400

export type FakeAdVendors = Awaited<ReturnType<typeof fakeAdVendors>>

/**
 * Fakes of the ad vendors at one address, each below a path with the name of its host. They follow the vendors'
 * documentation and not the adapters. Tests check the events that the fakes counted.
 */
export async function fakeAdVendors({ now }: { now: () => Date }) {
  const receiver = await aReceiver()
  const state = {
    /** Counted events, by the key with which the vendor recognises a repetition. */
    counted: new Map<string, Json>(),
    tests: [] as { code: string; event: Json }[],
  }
  let failing: (host: string) => Answer | null = () => null

  const hosts: Record<string, (call: HeardCall, path: string, body: Json) => Answer> = {
    'graph.facebook.com': (_call, path, body) => {
      if (path !== `/v23.0/${adAccounts.facebook.pixelId}/events`) return { status: 404 }
      if (body.access_token !== adAccounts.facebook.token)
        return answered({ error: { message: 'Invalid OAuth access token.', code: 190 } }, 400)
      const [event] = body.data as [Json]
      const person = event.user_data as Record<string, string | string[]>
      const age = now().getTime() / 1000 - Number(event.event_time)
      const isComplete =
        typeof event.event_source_url === 'string' &&
        typeof person.client_user_agent === 'string' &&
        [...(person.em ?? []), ...(person.ph ?? [])].every((text) => hash.test(text))
      if (!isComplete || event.action_source !== 'website' || age < 0 || age > weekSeconds)
        return answered({ error: { message: 'Invalid parameter', code: 100 } }, 400)
      // A test code shows the event to the tester, and the event counts like any other.
      take(`facebook ${event.event_name} ${event.event_id}`, event)
      if (body.test_event_code !== undefined) take('', event, body.test_event_code)
      return answered({ events_received: 1, messages: [], fbtrace_id: 'A1b2' })
    },
    'business-api.tiktok.com': ({ headers }, path, body) => {
      if (path !== '/open_api/v1.3/event/track/') return { status: 404 }
      if (headers['access-token'] !== adAccounts.tiktok.token)
        return answered({ code: 40105, message: 'Access token is incorrect or has been revoked.' })
      const [event] = body.data as [Json]
      const { email, phone } = event.user as Record<string, string>
      const isHashed = [email, phone].every((text) => text === undefined || hash.test(text))
      if (body.event_source !== 'web' || body.event_source_id !== adAccounts.tiktok.pixelId || !isHashed)
        return answered({ code: 40002, message: 'Invalid params' })
      take(`tiktok ${event.event} ${event.event_id}`, event, body.test_event_code)
      return answered({ code: 0, message: 'OK', data: {} })
    },
    'www.google-analytics.com': (_call, path, body) => {
      const { pathname, searchParams } = new URL(path, 'https://www.google-analytics.com')
      const [event] = body.events as [{ name: string; params: Json }]
      if (pathname === '/debug/mp/collect') {
        const problems = typeof body.client_id === 'string' ? [] : [{ description: 'client_id' }]
        if (problems.length === 0) state.tests.push({ code: 'debug', event })
        return answered({ validationMessages: problems })
      }
      // A wrong secret gets the same answer as a right one, but its event does not count.
      if (pathname === '/mp/collect' && searchParams.get('api_secret') === adAccounts.googleAnalytics.token)
        take(`google ${body.client_id} ${event.params.transaction_id}`, event)
      return { status: 204 }
    },
    'www.adsnebula.com': (_call, path, body) => {
      if (path !== '/log/common/api') return { status: 404 }
      if (body.access_token !== adAccounts.kwai.token) return answered({ result: 0, error_msg: 'token' })
      take(`kwai ${body.event_name} ${body.clickid}`, body)
      return answered({ result: 1 })
    },
  }

  function take(key: string, event: Json, testCode?: unknown): void {
    if (testCode === undefined) state.counted.set(key, event)
    else state.tests.push({ code: String(testCode), event })
  }

  receiver.answers((call) => {
    const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(call.path) ?? []
    return failing(host) ?? hosts[host]?.(call, path, JSON.parse(call.body)) ?? { status: 404 }
  })
  return {
    url: receiver.url,
    heard: receiver.heard,
    state,
    /** Events that a vendor counted. */
    counted: (vendor: string) =>
      [...state.counted].flatMap(([key, event]) => (key.startsWith(vendor) ? [event] : [])),
    /** Replaces the vendors' answers until `forget` is called. */
    fails(answer: (host: string) => Answer | null) {
      failing = answer
    },
    forget() {
      failing = () => null
      receiver.heard.length = 0
      state.counted.clear()
      state.tests.length = 0
    },
    stop: () => receiver.stop(),
  }
}
