import { z } from 'zod'

export const UnreadCount = z.object({ count: z.number() })
