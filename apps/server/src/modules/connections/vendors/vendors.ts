import type { ConnectionVendor } from '@balcao/domain/platform/connections'
import { activeCampaign } from './active-campaign.ts'
import { cademi } from './cademi.ts'
import { discord } from './discord.ts'
import { memberkit } from './memberkit.ts'
import { rdStation } from './rd-station.ts'
import { telegram } from './telegram.ts'
import { utmify } from './utmify.ts'
import type { Vendor } from './vendor.ts'
import { whatsapp } from './whatsapp.ts'

export const vendors: Record<ConnectionVendor, Vendor> = {
  UTMIFY: utmify,
  MEMBERKIT: memberkit,
  CADEMI: cademi,
  RD_STATION: rdStation,
  ACTIVE_CAMPAIGN: activeCampaign,
  WHATSAPP: whatsapp,
  DISCORD: discord,
  TELEGRAM: telegram,
}
