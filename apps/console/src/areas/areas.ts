import type { Role } from '@balcao/domain/vocabulary'
import type { Area } from '#screens/area.ts'
import { adminArea } from './admin/screens.ts'
import { customerArea } from './customer/screens.ts'
import { managerArea } from './manager/screens.ts'
import { masterArea } from './master/screens.ts'
import { sellerArea } from './seller/screens.ts'

export const areas: readonly Area[] = [sellerArea, adminArea, masterArea, managerArea, customerArea]

export function areaOf(role: Role): Area {
  const area = areas.find((candidate) => candidate.role === role)
  if (!area) throw new Error(`No area for the role ${role}`)
  return area
}
