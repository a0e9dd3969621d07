import { type CartReason, cartReasons, usualRecoveryPlan } from '@balcao/domain/carts'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

type Plan = inferOutput<typeof api.seller.carts.plan>

/** A plan as the form edits it: rows for the messages, and a switch for the quiet hours. */
export type PlanForm = {
  version: number
  sequences: Record<CartReason, { isOn: boolean; messages: { delayMinutes: number }[] }>
  isQuiet: boolean
  quietHours: { from: number; until: number }
}

const usualHours = { from: 21, until: 8 }

export function planFormOf(plan: Plan = { version: 0, ...usualRecoveryPlan }): PlanForm {
  const sequences = cartReasons.map((reason) => {
    const { isOn, delaysMinutes } = plan.sequences[reason]
    return [reason, { isOn, messages: delaysMinutes.map((delayMinutes) => ({ delayMinutes })) }]
  })
  return {
    version: plan.version,
    sequences: Object.fromEntries(sequences),
    isQuiet: plan.quietHours !== null,
    quietHours: plan.quietHours ?? usualHours,
  }
}

export function planOf({ version, sequences, isQuiet, quietHours }: PlanForm): Plan {
  const planned = cartReasons.map((reason) => {
    const { isOn, messages } = sequences[reason]
    return [reason, { isOn, delaysMinutes: messages.map(({ delayMinutes }) => delayMinutes) }]
  })
  return { version, sequences: Object.fromEntries(planned), quietHours: isQuiet ? quietHours : null }
}

/** The delays that can be chosen, in minutes. */
export const delayChoices = [5, 15, 30, 60, 120, 360, 720, 1440, 2880, 4320, 7200, 10_080]

export function isLaterAndLater(delays: readonly number[]): boolean {
  return delays.every((delay, index) => index === 0 || delay > (delays[index - 1] ?? 0))
}
