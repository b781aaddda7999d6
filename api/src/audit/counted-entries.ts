import type { Db } from '@qingdan/database/connection.ts'
import { networkOf } from '../http/client-network.ts'
import { type Actor, type AuditEntry, writeAudit } from './repository.ts'

/** Equal entries of one minute that are written one by one; the others are counted. */
const mostEqual = 5
/** Entries of one minute that are written one by one, so that a flood cannot fill the disk: for each user, and for all visitors together. */
const mostWritten = { user: 120, visitors: 300 }

interface Counted {
  written: number
  repeats: number
  /** The last one that was counted. */
  last: { actor: Actor; entry: AuditEntry; time: Date }
}

/** Audit entries that a caller can cause as often as they like: refusals, and what was read again. */
export interface CountedEntries {
  /** Writes an entry, or counts it: equal ones have the same network, user, operation, outcome, reason and subject. */
  add(actor: Actor, entry: AuditEntry, now: Date): Promise<void>
  /** Ends the minute: each entry that was only counted is written once, with `times`. Returns how many entries are missing because there were too many. */
  endMinute(): Promise<number>
}

export function createCountedEntries(db: Db): CountedEntries {
  let counted = new Map<string, Counted>()
  let written = new Map<string, number>()
  let missing = 0

  return {
    async add(actor, entry, now) {
      const { operation, outcome, reason, subject } = entry
      const key = JSON.stringify([networkOf(actor.address), actor.userId, operation, outcome, reason, subject])
      const equal = counted.get(key) ?? { written: 0, repeats: 0, last: { actor, entry, time: now } }
      const caller = actor.userId ?? 'visitors'
      const writtenFor = written.get(caller) ?? 0
      const most = actor.userId === null ? mostWritten.visitors : mostWritten.user
      if (equal.written < mostEqual && writtenFor < most) {
        written.set(caller, writtenFor + 1)
        counted.set(key, { ...equal, written: equal.written + 1 })
        await writeAudit(db, actor, entry, now)
      } else if (equal.written > 0) {
        counted.set(key, { ...equal, repeats: equal.repeats + 1, last: { actor, entry, time: now } })
      } else {
        missing++
      }
    },
    async endMinute() {
      const [ended, lost] = [counted, missing]
      counted = new Map()
      written = new Map()
      missing = 0
      for (const { repeats, last } of ended.values()) {
        if (repeats === 0) continue
        const { actor, entry, time } = last
        await writeAudit(db, actor, { ...entry, details: { ...entry.details, times: repeats } }, time)
      }
      return lost
    },
  }
}
