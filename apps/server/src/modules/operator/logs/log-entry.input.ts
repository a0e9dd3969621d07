import { z } from 'zod'

const reason = z.string().trim().min(3).max(500)

export const webhookOfPlatformInput = z.strictObject({ platformId: z.uuid(), webhookId: z.uuid() })
export type WebhookOfPlatform = z.output<typeof webhookOfPlatformInput>

export const deliveryOfPlatformInput = z.strictObject({ platformId: z.uuid(), deliveryId: z.uuid() })
export type DeliveryOfPlatform = z.output<typeof deliveryOfPlatformInput>

export const subscriptionOfPlatformInput = z.strictObject({ platformId: z.uuid(), subscriptionId: z.uuid() })
export type SubscriptionOfPlatform = z.output<typeof subscriptionOfPlatformInput>

export const endSessionsInput = z.strictObject({ platformId: z.uuid(), userId: z.uuid(), reason })
export type EndSessionsInput = z.output<typeof endSessionsInput>
