import type { planChanges, subscriptionCycles, subscriptions } from '#db/schema/subscriptions.ts'

export type Subscription = typeof subscriptions.$inferSelect
export type Cycle = typeof subscriptionCycles.$inferSelect
export type PlanChange = typeof planChanges.$inferSelect
