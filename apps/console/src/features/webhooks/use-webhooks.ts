import { accessEventTypes, type OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import { api } from '#api/client.ts'
import { useSession } from '#session/session.ts'

/** Owner of the shown endpoints, by the procedures of the area. */
type Webhooks = {
  api: typeof api.seller.webhooks
  /** Page of the cards; each endpoint has its page below. */
  home: string
  /** Changes by the staff require a reason. */
  asksReason: boolean
  /** Events sent to an endpoint besides its subscription. */
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

/** Sellers and staff manage endpoints by the same procedures; the server determines the owner by the role. */
export function useWebhooks(): Webhooks {
  return useSession().user.role === 'ADMIN' ? staff : seller
}
