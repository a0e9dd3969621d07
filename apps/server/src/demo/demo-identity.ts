import { operatorPlatformId } from '../modules/platforms/operator-platform.ts'

/** The demo's one tenant. Its id is fixed so that a restart finds it again. */
export const demoPlatformId = '0d3a0000-0000-4000-8000-00000000ba1c'

/** One password for everybody in the demo; it is printed at every start and exists nowhere else. */
export const demoPassword = 'balcao-demonstracao'

export const demoLogins = [
  { area: 'Vendedora', path: '/login', email: 'marina@demo.balcao.example', platformId: demoPlatformId },
  {
    area: 'Administração',
    path: '/admin-root-login',
    email: 'admin@demo.balcao.example',
    platformId: demoPlatformId,
  },
  {
    area: 'Gerente',
    path: '/manager-login',
    email: 'gerente@demo.balcao.example',
    platformId: demoPlatformId,
  },
  {
    area: 'Operação (master)',
    path: '/master-root-login',
    email: 'master@demo.balcao.example',
    platformId: operatorPlatformId,
  },
] as const
