import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { PlatformPixelsInput } from './pixels.input.ts'
import { replacePixels } from './replace-pixels.ts'

/** Saves the platform's own pixels, which every checkout of the platform uses from the next page view on. */
export async function savePlatformPixels(caller: Caller, { facebook }: PlatformPixelsInput): Promise<void> {
  const { platformId, session, ip } = caller
  await replacePixels(
    caller,
    null,
    facebook.map((entry) => ({ vendor: 'facebook', ...entry })),
  )
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'platform_pixels.saved',
      subject: platformId,
      detail: { facebook: facebook.map(({ pixelId }) => pixelId) },
    },
  )
}
