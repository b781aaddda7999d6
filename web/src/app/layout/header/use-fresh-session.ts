import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileOptions } from '../../../features/my-account/profile/profile-queries.ts'
import { changeSession, currentSession } from '../../../lib/session/session.ts'

/** What the sign-in answered grows old: packages, profile and state are taken over as the server has them now. */
export function useFreshSession(): void {
  const { data } = useQuery({ ...profileOptions, staleTime: 5 * 60_000 })
  useEffect(() => {
    if (!data || data.userId !== currentSession()?.userId) return
    const { loginName, userName, menuList, updatePasswordStatus, infoComplete, state, role, experienceOffer } = data
    changeSession({ loginName, userName, menuList, updatePasswordStatus, infoComplete, state, role, experienceOffer })
  }, [data])
}
