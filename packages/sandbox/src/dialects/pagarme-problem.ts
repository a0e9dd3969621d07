import type { Answer } from '#core/faults.ts'

export function pagarmeProblem(status: number, field: string, message: string): Answer {
  return {
    status,
    body: { message: status === 422 ? 'The request is invalid.' : message, errors: { [field]: [message] } },
  }
}
