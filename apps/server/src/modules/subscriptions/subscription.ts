import type { subscriptionCycles, subscriptions } from '#db/schema/subscriptions.ts'

export type Subscription = typeof subscriptions.$inferSelect
export type Cycle = typeof subscriptionCycles.$inferSelect
