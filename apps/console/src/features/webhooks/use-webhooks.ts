import { accessEventTypes, type OutgoingEventType } from '@balcao/domain/outgoing-events'
import { api } from '../../api/client.ts'
import { useSession } from '../../session/session.ts'

/** Whose addresses are shown, by the procedures of the area in which somebody is. */
type Webhooks = {
  api: typeof api.seller.webhooks
  /** Where the cards are; each address has its page below. */
  home: string
  /** The staff says why it changes something. */
  asksReason: boolean
  /** What an address may be told besides what it asked for. */
  moreEvents: readonly OutgoingEventType[]
}

const seller: Webhooks = {
  api: api.seller.webhooks,
  home: '/platform/integrations',
  asksReason: false,
  moreEvents: accessEventTypes,
}

const staff: Webhooks = {
  api: api.admin.webhooks,
  home: '/admin-root/integrations',
  asksReason: true,
  moreEvents: [],
}

/** Sellers and the staff look after addresses by the same calls; the server knows whose by the role. */
export function useWebhooks(): Webhooks {
  return useSession().user.role === 'ADMIN' ? staff : seller
}
