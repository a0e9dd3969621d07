import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { defineJob } from '#define-job.ts'
import { putNotice } from '#modules/notifications/notices/put-notice.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { inScope } from '#scope.ts'

const news = z.enum(['MONEY_FLAGS_GIVEN', 'HOLDER_SUSPENDED'])

const titles: Record<ConsoleLocale, Record<z.output<typeof news>, (platform: string) => string>> = {
  PT_BR: {
    MONEY_FLAGS_GIVEN: (platform) =>
      `${platform}: uma pessoa da equipe recebeu permissões que movem dinheiro`,
    HOLDER_SUSPENDED: (platform) => `${platform}: uma pessoa com permissões que movem dinheiro foi suspensa`,
  },
  EN_US: {
    MONEY_FLAGS_GIVEN: (platform) => `${platform}: a team member was given permissions that move money`,
    HOLDER_SUSPENDED: (platform) =>
      `${platform}: a team member with permissions that move money was suspended`,
  },
}

/**
 * Notifies the operator's masters, under their bell, of a change among the people who move a platform's
 * money. It names nobody: people are read on their own platform.
 */
export const tellMastersJob = defineJob({
  name: 'tell-masters-of-staff',
  payload: z.object({ news, fact: z.string() }),
  triesMax: 10,
  run: async (app, { platformId, news: what, fact }) => {
    const { name } = await inScope(app, platformId, getPlatform)
    await inScope(app, operatorPlatformId, async (scope) => {
      const masters = await scope.tx
        .select({ id: users.id, locale: users.locale })
        .from(users)
        .where(and(sql`'MASTER' = any(${users.roles})`, eq(users.status, 'ACTIVE')))
      for (const { id: userId, locale } of masters)
        await putNotice(scope, {
          userId,
          key: `staff:${platformId}:${fact}`,
          title: titles[locale === 'EN_US' ? 'EN_US' : 'PT_BR'][what](name),
          path: `/master-root/platforms/${platformId}`,
        })
    })
  },
})
