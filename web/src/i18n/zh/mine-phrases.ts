import admin from './admin.json'
import mine from './mine.json'

/** Of what is a user's own, and of administration. */
export const phrases = { admin, mine }
