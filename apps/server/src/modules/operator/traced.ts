import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/** Wraps a master's read of people of one platform, so that it leaves a row in the audit trail of that platform. */
export function traced<Input, Output>(
  what: string,
  read: (caller: Caller, input: Input) => Promise<Output>,
): (caller: Caller, input: Input) => Promise<Output> {
  return async (caller, input) => {
    const { session, ip } = caller
    await writeAudit(
      caller,
      { userId: session.userId, ip },
      { action: 'personal_data.read', subject: what, detail: {} },
    )
    return read(caller, input)
  }
}
