/** Every RelationType of the file, as a stable key. Read from → to: "A is owned or controlled by B". */
export const relationKinds: Readonly<Record<string, string>> = {
  'Associate Of': 'associate-of',
  'Providing support to': 'providing-support-to',
  'Acting for or on behalf of': 'acting-for',
  'Owned or Controlled By': 'owned-or-controlled-by',
  'Family member of': 'family-member-of',
  'playing a significant role in': 'significant-role-in',
  'Leader or official of': 'leader-or-official-of',
  'Principal Executive Officer': 'principal-executive-officer-of',
  'Owns, controls, or operates': 'owns-controls-or-operates',
  'Property in the interest of': 'property-in-the-interest-of',
}
