import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileOptions } from '../../../features/my-account/profile/profile-queries.ts'
import { changeSession, currentSession } from '../../../lib/session/session.ts'

/** The login answer gets out of date, so packages, profile and state are refreshed from the server. */
export function useFreshSession(): void {
  const { data } = useQuery({ ...profileOptions, staleTime: 5 * 60_000 })
  useEffect(() => {
    if (!data || data.userId !== currentSession()?.userId) return
    const { loginName, userName, menuList, updatePasswordStatus, infoComplete, state, role, plan, experienceOffer } =
      data
    changeSession({
      loginName,
      userName,
      menuList,
      updatePasswordStatus,
      infoComplete,
      state,
      role,
      plan,
      experienceOffer,
    })
  }, [data])
}
