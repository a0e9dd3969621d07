import type { Answer } from '#core/faults.ts'

export function noxpayProblem(status: number, message: string): Answer {
  return { status, body: { error: message } }
}
