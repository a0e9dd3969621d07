import { randomUUID } from 'node:crypto'
import { type AdminPermission, adminPermissions, type Role } from '@balcao/domain/vocabulary'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { adminStaffApi } from '#modules/accounts/staff/admin.api.ts'
import { aBrowser, type Browser } from '#modules/accounts/testing/a-browser.ts'
import { inScope } from '#scope.ts'
import type { TestApp } from './test-app.ts'

export type Member = {
  id: string
  email: string
  browser: Browser
  staff: ReturnType<typeof adminStaffApi.createCaller>
}

export type Team = {
  platformId: string
  /** A signed-in staff member, or one with other roles. */
  member(permissions: readonly AdminPermission[], roles?: Role[]): Promise<Member>
  enter(email: string, password?: string, door?: 'ADMIN' | 'SELLER'): Promise<Browser>
  /** The token of the latest invitation sent to a mailbox. */
  invitationTo(email: string): Promise<string>
}

export const everything = adminPermissions
export const managing = ['isFunctionariesAvailable'] as const

/** The staff of a platform of its own, so that the test decides who can manage it. */
export async function aTeam(world: TestApp): Promise<Team> {
  const { app, sandbox, owner } = world
  const platformId = randomUUID()
  await inScope(app, platformId, (scope) =>
    aPlatform(scope, {
      name: 'Feira',
      hosts: [`${platformId}.localhost`],
      acquirerUrl: sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  const enter: Team['enter'] = async (email, password = demoPassword, door = 'ADMIN') => {
    const browser = aBrowser({ app, platformId })
    await browser.account.login({ door, email, password, rememberDevice: false })
    return browser
  }
  return {
    platformId,
    enter,
    async member(permissions, roles = ['ADMIN']) {
      const { id, email } = await inScope(app, platformId, (scope) =>
        aPerson(scope, { name: 'Renato Siqueira', roles, permissions: [...permissions] }),
      )
      const browser = await enter(email, demoPassword, roles.includes('ADMIN') ? 'ADMIN' : 'SELLER')
      return { id, email, browser, staff: adminStaffApi.createCaller(browser.context) }
    },
    async invitationTo(email) {
      const [mail] = await owner`
        select text from mails where platform_id = ${platformId} and recipient = ${email}
          and key like 'staff-invitation:%' order by created_at desc, id desc limit 1`
      return /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    },
  }
}
