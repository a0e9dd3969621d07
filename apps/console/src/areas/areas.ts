import type { Role } from '@balcao/domain/vocabulary'
import { defineCatalogue } from '#i18n/define-catalogue.ts'
import type { Area, AreaEntry } from '#screens/area.ts'

/** An area with its screens, fetched on entry: of five areas a person sees one. */
export type UnopenedArea = AreaEntry & { load: () => Promise<Area> }

function areaOfEntry(entry: AreaEntry, loadScreens: () => Promise<Area['screens']>): UnopenedArea {
  return { ...entry, load: async () => ({ ...entry, screens: await loadScreens() }) }
}

export const areas: readonly UnopenedArea[] = [
  areaOfEntry(
    {
      role: 'SELLER',
      prefix: '/platform',
      door: '/login',
      catalogue: defineCatalogue({
        PT_BR: () => import('./seller/menu/pt-br.ts'),
        EN_US: () => import('./seller/menu/en-us.ts'),
      }),
    },
    async () => (await import('./seller/screens.ts')).sellerScreens,
  ),
  areaOfEntry(
    {
      role: 'ADMIN',
      prefix: '/admin-root',
      door: '/admin-root-login',
      catalogue: defineCatalogue({
        PT_BR: () => import('./admin/menu/pt-br.ts'),
        EN_US: () => import('./admin/menu/en-us.ts'),
      }),
    },
    async () => (await import('./admin/screens.ts')).adminScreens,
  ),
  areaOfEntry(
    {
      role: 'MASTER',
      prefix: '/master-root',
      door: '/master-root-login',
      catalogue: defineCatalogue({
        PT_BR: () => import('./master/menu/pt-br.ts'),
        EN_US: () => import('./master/menu/en-us.ts'),
      }),
    },
    async () => (await import('./master/screens.ts')).masterScreens,
  ),
  areaOfEntry(
    {
      role: 'MANAGER',
      prefix: '/manager-root',
      door: '/manager-login',
      catalogue: defineCatalogue({
        PT_BR: () => import('./manager/menu/pt-br.ts'),
        EN_US: () => import('./manager/menu/en-us.ts'),
      }),
    },
    async () => (await import('./manager/screens.ts')).managerScreens,
  ),
  areaOfEntry(
    {
      role: 'CUSTOMER',
      prefix: '/my-purchases',
      door: '/my-purchases',
      catalogue: defineCatalogue({
        PT_BR: () => import('./customer/menu/pt-br.ts'),
        EN_US: () => import('./customer/menu/en-us.ts'),
        ES_ES: () => import('./customer/menu/es-es.ts'),
      }),
    },
    async () => (await import('./customer/screens.ts')).customerScreens,
  ),
]

export function areaOf(role: Role): UnopenedArea {
  const area = areas.find((candidate) => candidate.role === role)
  if (!area) throw new Error(`No area for the role ${role}`)
  return area
}
