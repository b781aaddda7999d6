import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeSession, currentSession } from '../../session.ts'
import { profileOptions } from '../mine/profile-queries.ts'

/** What the sign-in answered grows old: packages, profile and state are taken over as the server has them now. */
export function useFreshSession(): void {
  const { data } = useQuery({ ...profileOptions, staleTime: 5 * 60_000 })
  useEffect(() => {
    if (!data || data.userId !== currentSession()?.userId) return
    const { loginName, userName, menuList, updatePasswordStatus, infoComplete, state, role, experienceOffer } = data
    changeSession({ loginName, userName, menuList, updatePasswordStatus, infoComplete, state, role, experienceOffer })
  }, [data])
}
