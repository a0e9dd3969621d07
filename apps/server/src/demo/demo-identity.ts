import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'

/** The demo's first tenant, on the installation's own host. Ids are fixed so that a restart finds them again. */
export const demoPlatformId = '0d3a0000-0000-4000-8000-00000000ba1c'

/** The second tenant, with a host, people and an acquirer of its own. Its people have the same e-mail addresses. */
export const auroraPlatformId = '0d3a0000-0000-4000-8000-0000000a0704'
export const auroraHost = 'aurora.localhost'

/** One password for everybody in the demo; it is printed at every start and exists nowhere else. */
export const demoPassword = 'balcao-demonstracao'

/** The same addresses log in to both tenants, each as another person. */
export const demoLogins = [
  { area: 'Vendedor', path: '/login', email: 'marina@demo.balcao.example' },
  { area: 'Administração', path: '/admin-root-login', email: 'admin@demo.balcao.example' },
  { area: 'Gerente', path: '/manager-login', email: 'gerente@demo.balcao.example' },
] as const

/** Masters belong to the operator and log in on any host of their cell. */
export const demoMasterLogin = {
  id: '0d3a0000-0000-4000-8000-00000000a57e',
  area: 'Operação (master)',
  path: '/master-root-login',
  email: 'master@demo.balcao.example',
  platformId: operatorPlatformId,
} as const
