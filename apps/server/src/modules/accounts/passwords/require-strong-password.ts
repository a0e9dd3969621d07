import { AppError } from '@balcao/domain/app-error'
import { passwordProblem } from '@balcao/domain/password'

export function requireStrongPassword(request: { password: string; email: string; field: string }): void {
  const problem = passwordProblem(request)
  if (problem) throw new AppError('password_weak', { field: request.field, problem })
}
