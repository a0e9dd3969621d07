import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { orders } from '#db/schema/orders.ts'
import { conversions } from '#db/schema/tracking.ts'
import type { Caller } from '#rpc/caller.ts'

export const conversionListInput = z.strictObject({ orderId: z.uuid() })

/** Server reports of a purchase of the caller, per pixel, with their outcome. */
export async function listConversions({ tx, session }: Caller, { orderId }: { orderId: string }) {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.sellerId, session.userId)))
  if (!order) throw new AppError('not_found')
  const reported = await tx
    .select()
    .from(conversions)
    .where(eq(conversions.orderId, orderId))
    .orderBy(asc(conversions.vendor), asc(conversions.pixelId), asc(conversions.event))
  return reported.map((conversion) => ({
    id: conversion.id,
    vendor: conversion.vendor,
    event: conversion.event,
    pixelId: conversion.pixelId,
    state: conversion.state,
    tries: conversion.tries,
    lastStatus: conversion.lastStatus,
    lastFailure: conversion.lastFailure,
    createdAt: conversion.createdAt.toISOString(),
    sentAt: conversion.sentAt?.toISOString() ?? null,
  }))
}
