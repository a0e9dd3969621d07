import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { defineJob } from '#define-job.ts'
import { putNotice } from '#modules/notifications/notices/put-notice.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { askCell } from '#rpc/cells/master-call.ts'
import { inScope } from '#scope.ts'

const news = z.enum(['MONEY_FLAGS_GIVEN', 'HOLDER_SUSPENDED'])

const titles: Record<ConsoleLocale, Record<z.output<typeof news>, (platform: string) => string>> = {
  PT_BR: {
    MONEY_FLAGS_GIVEN: (platform) => `${platform}: uma pessoa da equipe recebeu permissões financeiras`,
    HOLDER_SUSPENDED: (platform) => `${platform}: uma pessoa com permissões financeiras foi suspensa`,
  },
  EN_US: {
    MONEY_FLAGS_GIVEN: (platform) => `${platform}: a team member was given permissions that move money`,
    HOLDER_SUSPENDED: (platform) =>
      `${platform}: a team member with permissions that move money was suspended`,
  },
}

/**
 * A change among the people who move a platform's money. Contains no name: personal data is read only on its
 * own platform.
 */
export const staffNews = z.strictObject({
  platformId: z.uuid(),
  platformName: z.string(),
  news,
  /** Identifies the change, so that each is notified once. */
  fact: z.string(),
})

/** Notifies the operator's masters, under their bell, in the cell of their accounts. */
export const tellMastersJob = defineJob({
  name: 'tell-masters-of-staff',
  payload: z.object({ news, fact: z.string() }),
  triesMax: 10,
  run: async (app, { platformId, news: what, fact }) => {
    const { name: platformName } = await inScope(app, platformId, getPlatform)
    const told = { platformId, platformName, news: what, fact }
    const home = app.cells.elsewhere(operatorPlatformId)
    if (home === null) await tellMasters(app, told)
    else await askCell(app, home, { staffNews: told })
  },
})

export async function tellMasters(
  app: App,
  { platformId, platformName, news: what, fact }: z.output<typeof staffNews>,
): Promise<void> {
  await inScope(app, operatorPlatformId, async (scope) => {
    const masters = await scope.tx
      .select({ id: users.id, locale: users.locale })
      .from(users)
      .where(and(sql`'MASTER' = any(${users.roles})`, eq(users.status, 'ACTIVE')))
    for (const { id: userId, locale } of masters)
      await putNotice(scope, {
        userId,
        key: `staff:${platformId}:${fact}`,
        title: titles[locale === 'EN_US' ? 'EN_US' : 'PT_BR'][what](platformName),
        path: `/master-root/platforms/${platformId}`,
      })
  })
}
