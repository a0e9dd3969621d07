import type { Answer } from '#core/faults.ts'

export function asaasProblem(status: number, code: string, description: string): Answer {
  return { status, body: { errors: [{ code, description }] } }
}
