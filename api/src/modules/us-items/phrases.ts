import type { Bilingual } from '../../contract/bilingual.ts'

/** Categories of the Commerce Control List: the headings of the supplement, and their names in the trade. */
export const categoryNames: Readonly<Record<string, Bilingual>> = {
  '0': {
    zh: '核材料、设施、设备，枪支、弹药及杂项',
    en: 'Nuclear Materials, Facilities, and Equipment, Firearms, Ammunition [and Miscellaneous Items]',
  },
  '1': {
    zh: '特殊材料及相关设备、化学品、微生物和毒素',
    en: 'Special Materials and Related Equipment, Chemicals, “Microorganisms,” and “Toxins”',
  },
  '2': { zh: '材料加工', en: 'Materials Processing' },
  '3': { zh: '电子', en: 'Electronics' },
  '4': { zh: '计算机', en: 'Computers' },
  '5': { zh: '电信和信息安全', en: 'Telecommunications and “Information Security”' },
  '6': { zh: '传感器和激光器', en: 'Sensors and Lasers' },
  '7': { zh: '导航和航空电子', en: 'Navigation and Avionics' },
  '8': { zh: '船舶', en: 'Marine' },
  '9': { zh: '航空航天和推进', en: 'Aerospace and Propulsion' },
}

export const groupNames: Readonly<Record<string, Bilingual>> = {
  A: {
    zh: '终端产品、设备、附件、零件、部件和系统',
    en: '“End Items,” “Equipment,” “Accessories,” “Attachments,” “Parts,” “Components,” and “Systems”',
  },
  B: { zh: '测试、检验和生产设备', en: '“Test,” “Inspection” and “Production Equipment”' },
  C: { zh: '材料', en: '“Materials”' },
  D: { zh: '软件', en: '“Software”' },
  E: { zh: '技术', en: '“Technology”' },
}

/** Reasons for control, 15 CFR 738.2(d)(2). */
export const reasonNames: Readonly<Record<string, Bilingual>> = {
  AT: { zh: '反恐', en: 'Anti-Terrorism' },
  CB: { zh: '化学和生物武器', en: 'Chemical & Biological Weapons' },
  CC: { zh: '犯罪控制', en: 'Crime Control' },
  CW: { zh: '《化学武器公约》', en: 'Chemical Weapons Convention' },
  EI: { zh: '加密物项', en: 'Encryption Items' },
  FC: { zh: '《美洲国家枪支公约》', en: 'Firearms Convention' },
  MT: { zh: '导弹技术', en: 'Missile Technology' },
  NP: { zh: '核不扩散', en: 'Nuclear Nonproliferation' },
  NS: { zh: '国家安全', en: 'National Security' },
  RS: { zh: '地区稳定', en: 'Regional Stability' },
  SI: { zh: '重要物项', en: 'Significant Items' },
  SL: { zh: '秘密监听', en: 'Surreptitious Listening' },
  SS: { zh: '供应短缺', en: 'Short Supply' },
  UN: { zh: '联合国禁运', en: 'United Nations Embargo' },
}
