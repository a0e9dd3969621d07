import { aReceiver, type HeardCall } from './a-receiver.ts'

/** Credentials that the fakes know. */
export const vendorSecrets = {
  utmify: 'utmify-segredo-7741',
  memberkit: 'memberkit-segredo-7742',
  cademi: 'cademi-segredo-7743',
  rdStation: 'rdstation-segredo-7744',
  activeCampaign: 'activecampaign-segredo-7745',
  discord: 'https://discord.com/api/webhooks/112233445566/discord-segredo-7746-abcdef',
  telegram: '123456789:telegram-segredo-7747-abcdefghij',
  whatsapp: 'whatsapp-segredo-7748',
}

type Json = Record<string, unknown>
type Answer = { status: number; body?: string }
const answered = (body: Json, status = 200): Answer => ({ status, body: JSON.stringify(body) })
const refused = answered({ message: 'Unauthorized' }, 401)

export type FakeVendors = Awaited<ReturnType<typeof fakeVendors>>

/**
 * Small fakes of the vendors at one address, under paths named by their hosts. Written from known facts about the
 * vendors and never from the adapters: tests check what the fakes received.
 */
export async function fakeVendors() {
  const receiver = await aReceiver()
  const state = {
    /** UTMify: the latest state of each order. */
    orders: new Map<string, Json>(),
    /** Memberkit: open classes by e-mail. Cademí: purchases by e-mail and product. */
    classes: new Map<string, Set<number>>(),
    deliveries: new Map<string, Map<string, string>>(),
    conversions: [] as Json[],
    contacts: new Map<string, { id: string; lists: Set<string>; tags: Set<string> }>(),
    notes: [] as string[],
    messages: [] as Json[],
  }
  let failing: (host: string) => Answer | null = () => null

  const hosts: Record<string, (call: HeardCall, path: string, body: Json) => Answer> = {
    'api.utmify.com.br': ({ headers }, path, body) => {
      if (path !== '/api-credentials/orders') return { status: 404 }
      if (headers['x-api-token'] !== vendorSecrets.utmify) return refused
      const dates = [body.createdAt, body.approvedDate, body.refundedAt].filter((date) => date !== null)
      if (!dates.every((date) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(String(date))))
        return answered({ message: 'date' }, 400)
      if (body.isTest !== true) state.orders.set(String(body.orderId), body)
      return answered({ OK: true })
    },
    'memberkit.com.br': (_call, path, body) => {
      const { pathname, searchParams } = new URL(path, 'https://memberkit.com.br')
      if (pathname !== '/api/v1/users') return { status: 404 }
      if (searchParams.get('api_key') !== vendorSecrets.memberkit) return refused
      const email = String(body.email)
      const open = state.classes.get(email) ?? new Set<number>()
      for (const id of body.classroom_ids as number[])
        if (body.status === 'active') open.add(id)
        else open.delete(id)
      state.classes.set(email, open)
      return answered({ id: 1, email })
    },
    'escola.cademi.com.br': (_call, path, body) => {
      if (path !== '/api/postback/custom') return { status: 404 }
      if (body.token !== vendorSecrets.cademi) return refused
      const place = `${body.cliente_email} ${body.produto_id}`
      const purchases = state.deliveries.get(place) ?? new Map<string, string>()
      state.deliveries.set(place, purchases.set(String(body.codigo), String(body.status)))
      return answered({ success: true })
    },
    'api.rd.services': (_call, path, body) => {
      const { pathname, searchParams } = new URL(path, 'https://api.rd.services')
      if (pathname !== '/platform/conversions') return { status: 404 }
      if (searchParams.get('api_key') !== vendorSecrets.rdStation) return refused
      state.conversions.push(body.payload as Json)
      return answered({ event_uuid: 'um-evento' })
    },
    'escola.api-us1.com': ({ headers }, path, body) => {
      if (headers['api-token'] !== vendorSecrets.activeCampaign) return { status: 403 }
      const contactOf = (id: unknown) => [...state.contacts.values()].find((contact) => contact.id === id)
      if (path === '/api/3/contact/sync') {
        const { email } = body.contact as { email: string }
        const contact = state.contacts.get(email) ?? {
          id: String(state.contacts.size + 1),
          lists: new Set<string>(),
          tags: new Set<string>(),
        }
        state.contacts.set(email, contact)
        return answered({ contact: { id: contact.id, email } }, 201)
      }
      if (path === '/api/3/contactLists') {
        const { contact, list } = body.contactList as { contact: string; list: string }
        contactOf(contact)?.lists.add(list)
        return answered({}, 201)
      }
      if (path === '/api/3/contactTags') {
        const { contact, tag } = body.contactTag as { contact: string; tag: string }
        contactOf(contact)?.tags.add(tag)
        return answered({}, 201)
      }
      return { status: 404 }
    },
    'discord.com': (_call, path, body) => {
      if (`https://discord.com${path}` !== vendorSecrets.discord)
        return answered({ message: 'Unknown Webhook', code: 10_015 }, 404)
      state.notes.push(String(body.content))
      return { status: 204 }
    },
    'api.telegram.org': (_call, path, body) => {
      if (path !== `/bot${vendorSecrets.telegram}/sendMessage`)
        return answered({ ok: false, description: 'Unauthorized' }, 401)
      state.notes.push(String(body.text))
      return answered({ ok: true, result: { message_id: 1 } })
    },
    'api.mensageiro.example': ({ headers }, _path, body) => {
      if (headers['client-token'] !== vendorSecrets.whatsapp)
        return answered({ error: `not ${headers['client-token']}` }, 401)
      state.messages.push(body)
      return answered({ id: 'mensagem', echo: headers['client-token'] })
    },
  }

  receiver.answers((call) => {
    const [, host = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(call.path) ?? []
    const failure = failing(host)
    if (failure) return failure
    return hosts[host]?.(call, path, JSON.parse(call.body)) ?? { status: 404 }
  })
  return {
    url: receiver.url,
    heard: receiver.heard,
    state,
    /** Replaces the vendor's own answers until changed back. */
    fails(answer: (host: string) => Answer | null) {
      failing = answer
    },
    works() {
      failing = () => null
    },
    stop: () => receiver.stop(),
  }
}
