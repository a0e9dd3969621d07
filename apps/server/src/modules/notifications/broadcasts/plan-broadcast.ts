import { addJob } from '#add-job.ts'
import { broadcasts } from '#db/schema/messages.ts'
import { invariant } from '#kit/invariant.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { audienceOf } from './audience.ts'
import type { BroadcastInput } from './broadcast.input.ts'
import { sendBroadcastJob } from './send-broadcast.job.ts'

/** Sends a broadcast at once or at its time, when its audience is determined. */
export async function planBroadcast(caller: Caller, input: BroadcastInput): Promise<{ id: string }> {
  const { tx, platformId, now, session, ip } = caller
  const { title, body, isByMail } = input
  const wanted = input.sendAt === null ? now : instantInBrasilia(input.sendAt)
  const sendAt = new Date(Math.max(wanted.getTime(), now.getTime()))
  const audience = audienceOf(input)
  const [made] = await tx
    .insert(broadcasts)
    .values({
      platformId,
      title,
      body,
      audience,
      isByMail,
      state: 'SCHEDULED',
      sendAt,
      createdById: session.userId,
      createdAt: now,
    })
    .returning({ id: broadcasts.id })
  invariant(made, 'an insert returns its row')
  await addJob(caller, sendBroadcastJob, { broadcastId: made.id }, { runAt: sendAt })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'broadcast.planned', subject: made.id, detail: { title, audience, isByMail, sendAt } },
  )
  return made
}

/** A typed time, read in the time of Brasília. Brazil has had no daylight saving time since 2019. */
function instantInBrasilia(local: string): Date {
  return new Date(`${local.length === 16 ? `${local}:00` : local}-03:00`)
}
