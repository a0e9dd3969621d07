/** Something is broken now, something will be closed for a while, or the contract between the platform and the operator changes. */
export const announcementKinds = ['INCIDENT', 'MAINTENANCE', 'CONTRACT'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]
