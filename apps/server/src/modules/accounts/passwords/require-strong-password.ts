import { passwordProblem } from '@balcao/domain/people/password'
import { AppError } from '@balcao/domain/texts/app-error'

export function requireStrongPassword(request: { password: string; email: string; field: string }): void {
  const problem = passwordProblem(request)
  if (problem) throw new AppError('password_weak', { field: request.field, problem })
}
