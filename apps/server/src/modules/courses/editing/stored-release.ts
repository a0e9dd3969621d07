import { startOfDayInSaoPaulo } from '@balcao/domain/calendar'

/** Columns of a release rule; values that its kind does not use are cleared. */
export function storedRelease<Release extends string>(rule: {
  release: Release
  releaseOn: string | null
  releaseDays: number | null
}) {
  const { release, releaseOn, releaseDays } = rule
  return {
    release,
    releaseAt: release === 'ON_DATE' && releaseOn !== null ? startOfDayInSaoPaulo(releaseOn) : null,
    releaseDays: release === 'AFTER_DAYS' ? releaseDays : null,
  }
}
