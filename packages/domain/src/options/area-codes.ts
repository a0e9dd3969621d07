import areaCodeTable from '#data/area-codes.json' with { type: 'json' }

/** A telephone area (DDD). Four of them serve more than one state. */
export type AreaCode = { code: string; states: readonly string[]; mainCity: string }

export const areaCodes: readonly AreaCode[] = areaCodeTable
