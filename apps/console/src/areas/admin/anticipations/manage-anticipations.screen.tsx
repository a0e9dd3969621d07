import { AnticipationList } from './anticipation-list.tsx'

export function ManageAnticipationsScreen() {
  return <AnticipationList kind="queue" />
}
