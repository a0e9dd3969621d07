import { AnticipationList } from './anticipation-list.tsx'

export function ManagePaidAnticipationsScreen() {
  return <AnticipationList kind="book" />
}
