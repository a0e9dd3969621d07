import type { MasterMessages } from './pt-br.ts'

export const messages: MasterMessages = {
  platform: 'Platform',
  allPlatforms: 'All',
  operator: 'Operations',
  state: {
    SETTING_UP: 'Setting up',
    ACTIVE: 'Active',
    ATTENTION: 'Attention',
    SUSPENDED: 'Sales suspended',
    CLOSING: 'Closing',
    CLOSED: 'Closed',
  },
}
