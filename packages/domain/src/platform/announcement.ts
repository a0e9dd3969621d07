/**
 * INCIDENT: an outage now. MAINTENANCE: a planned closure. CONTRACT: a change of the contract between
 * platform and operator.
 */
export const announcementKinds = ['INCIDENT', 'MAINTENANCE', 'CONTRACT'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]
