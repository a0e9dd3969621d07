import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { getPlatformPixels } from './get-pixels.ts'
import { platformPixelsInput } from './pixels.input.ts'
import { savePlatformPixels } from './save-platform-pixels.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })

export const adminPixelsApi = router({
  get: admin.read(getPlatformPixels),
  save: admin.write('platform', platformPixelsInput, savePlatformPixels),
})
