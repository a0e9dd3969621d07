import {
  type CartReason,
  cartReasons,
  type RecoveryMessage,
  type ReminderWords,
  usualRecoveryPlan,
} from '@balcao/domain/checkout/carts'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

type Plan = inferOutput<typeof api.seller.carts.plan>

/** A message in the form: its text stays in the fields while the switch is off. */
export type MessageForm = { delayMinutes: number; isOwn: boolean } & ReminderWords

/** A plan as the form edits it: rows for the messages, and switches for values with a default. */
export type PlanForm = {
  version: number
  sequences: Record<CartReason, { isOn: boolean; messages: MessageForm[] }>
  isQuiet: boolean
  quietHours: { from: number; until: number }
  isOwnWhatsapp: boolean
  whatsappText: string
}

const usualHours = { from: 21, until: 8 }

/** `usualWhatsapp`: the platform's text, with which a seller's own text begins. */
export function planFormOf(
  usualWhatsapp: string,
  plan: Plan = { version: 0, ...usualRecoveryPlan },
): PlanForm {
  const sequences = cartReasons.map((reason) => {
    const { isOn, messages } = plan.sequences[reason]
    return [reason, { isOn, messages: messages.map(messageFormOf) }]
  })
  return {
    version: plan.version,
    sequences: Object.fromEntries(sequences),
    isQuiet: plan.quietHours !== null,
    quietHours: plan.quietHours ?? usualHours,
    isOwnWhatsapp: plan.whatsappText !== null,
    whatsappText: plan.whatsappText ?? usualWhatsapp,
  }
}

function messageFormOf({ delayMinutes, words }: RecoveryMessage): MessageForm {
  return { delayMinutes, isOwn: words !== null, subject: '', body: '', button: '', ...words }
}

/** The text of a message as it is sent; null for the platform's. */
export function wordsOf({ isOwn, subject, body, button }: MessageForm): RecoveryMessage['words'] {
  return isOwn ? { subject, body, button } : null
}

export function planOf(form: PlanForm): Plan {
  const planned = cartReasons.map((reason) => {
    const { isOn, messages } = form.sequences[reason]
    const own = messages.map((message) => ({
      delayMinutes: message.delayMinutes,
      words: wordsOf(message),
    }))
    return [reason, { isOn, messages: own }]
  })
  return {
    version: form.version,
    sequences: Object.fromEntries(planned),
    quietHours: form.isQuiet ? form.quietHours : null,
    whatsappText: form.isOwnWhatsapp ? form.whatsappText : null,
  }
}

/** The delays to choose from, in minutes. */
export const delayChoices = [5, 15, 30, 60, 120, 360, 720, 1440, 2880, 4320, 7200, 10_080]

export function isLaterAndLater(delays: readonly number[]): boolean {
  return delays.every((delay, index) => index === 0 || delay > (delays[index - 1] ?? 0))
}
