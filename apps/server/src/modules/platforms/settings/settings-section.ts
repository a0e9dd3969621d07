import type { z } from 'zod'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { changePlatform, type PlatformRow } from '#modules/platforms/change-platform.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { PlatformChanges } from '#modules/platforms/update-platform.ts'
import { type AuditAction, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'

/**
 * A section of the platform's settings: the columns of its schema, read and saved together, with a row of the
 * audit trail that contains the values before and after.
 */
export function settingsSection<Name extends keyof PlatformRow, Shape extends Record<Name, z.ZodType>>(
  action: AuditAction,
  { shape }: z.ZodObject<Shape & Record<Name, z.ZodType>>,
) {
  type Settings = z.output<z.ZodObject<Shape>> & PlatformChanges
  const names = Object.keys(shape) as Name[]
  const ofSection = (platform: Pick<PlatformRow, Name>) =>
    Object.fromEntries(names.map((name) => [name, platform[name]])) as Pick<PlatformRow, Name>
  return {
    async get(scope: Scope): Promise<Pick<PlatformRow, Name>> {
      return ofSection(await getPlatform(scope))
    },
    async save(caller: Caller, after: Settings): Promise<Settings> {
      const before = ofSection(await changePlatform(caller, after))
      const detail = { before, after }
      await writeAudit(caller, actorOf(caller), { action, subject: caller.platformId, detail })
      return after
    },
  }
}
