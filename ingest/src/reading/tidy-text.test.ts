import { expect, it } from 'vitest'
import { tidyAddress, tidyName } from './tidy-text.ts'

it.each([
  ['General Intelligence Directorate;', 'General Intelligence Directorate'],
  ['and GLITS MO RF IM. V.P. Ckhalova', 'GLITS MO RF IM. V.P. Ckhalova'],
  ['Novator Design Bureau; and', 'Novator Design Bureau'],
  ['大眾科技有限公司 ', '大眾科技有限公司'],
  [') Abdelrahman al Dabissi Juhan', 'Abdelrahman al Dabissi Juhan'],
  ['WEARFORM (MNC GROUP INTERNATIONAL', 'WEARFORM (MNC GROUP INTERNATIONAL)'],
  ['Islamska država (', 'Islamska država'],
  ['Huawei (UK))', 'Huawei (UK)'],
  ['center (GTsST)) ved generalstab (GU/GRU)', 'center (GTsST) ved generalstab (GU/GRU)'],
  ['And One Ltd', 'And One Ltd'],
  ['(شركت صنعتي (صدرا', '(شركت صنعتي (صدرا'],
])('the name %s', (printed, tidy) => expect(tidyName(printed)).toBe(tidy))

it.each([
  ['and, P.O. Box 25187, Sharjah, U.A.E', 'P.O. Box 25187, Sharjah, U.A.E'],
  [', Moscow, Russia,', 'Moscow, Russia'],
  ['Building (Lobby 2, Singapore', 'Building (Lobby 2, Singapore'],
  ['Branch Office 7:', ''],
  ['andheri, Mumbai', 'andheri, Mumbai'],
])('the address %s', (printed, tidy) => expect(tidyAddress(printed)).toBe(tidy))
