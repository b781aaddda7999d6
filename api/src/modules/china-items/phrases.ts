import type { Bilingual } from '../../contract/bilingual.ts'

/** Industries: the headings of the list; the names in English are ours. */
export const industryNames: Readonly<Record<string, Bilingual>> = {
  '1': {
    zh: '专用材料和相关设备、化学制品、微生物和毒素',
    en: 'Special materials and related equipment, chemicals, microorganisms and toxins',
  },
  '2': { zh: '材料加工', en: 'Materials processing' },
  '3': { zh: '电子', en: 'Electronics' },
  '4': { zh: '计算机', en: 'Computers' },
  '5': { zh: '电信和信息安全', en: 'Telecommunications and information security' },
  '6': { zh: '传感器和激光器', en: 'Sensors and lasers' },
  '7': { zh: '导航和航空电子', en: 'Navigation and avionics' },
  '8': { zh: '船舶', en: 'Marine' },
  '9': { zh: '航空航天和推进', en: 'Aerospace and propulsion' },
  '0': { zh: '其他物项', en: 'Other items' },
}

export const typeNames: Readonly<Record<string, Bilingual>> = {
  A: { zh: '系统、设备和部件', en: 'Systems, equipment and components' },
  B: { zh: '测试、检测和生产设备', en: 'Test, inspection and production equipment' },
  C: { zh: '材料', en: 'Materials' },
  D: { zh: '软件', en: 'Software' },
  E: { zh: '技术', en: 'Technology' },
}

/** Reasons for control: the third character of a code. */
export const controlReasons: Readonly<Record<string, Bilingual>> = {
  '0': { zh: '常规物项', en: 'Conventional items' },
  '1': { zh: '导弹相关', en: 'Missiles' },
  '2': { zh: '核相关', en: 'Nuclear' },
  '3': { zh: '生化相关', en: 'Biological and chemical' },
  '4': { zh: '监控化学品', en: 'Monitored chemicals' },
  '5': { zh: '临时管制', en: 'Interim control' },
  '9': { zh: '其他国家安全事由', en: 'Other grounds of national security' },
}
