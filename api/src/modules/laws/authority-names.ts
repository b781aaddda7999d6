import type { Bilingual } from '../../contract/bilingual.ts'

/** Chinese names of foreign authorities, and of Chinese ones that a source names in English, by the name that the source states. */
const inChinese: Readonly<Record<string, string>> = {
  'Bureau of Industry and Security': '美国商务部工业与安全局',
  'Bureau of Industry and Security, Department of Commerce': '美国商务部工业与安全局',
  'Council of the European Union': '欧盟理事会',
  'Department of Foreign Affairs and Trade': '澳大利亚外交贸易部',
  'Department of Homeland Security': '美国国土安全部',
  'Department of the Treasury': '美国财政部',
  'Defense Intelligence of Ukraine': '乌克兰国防部情报总局',
  'Directorate of Defense Trade Controls, Department of State': '美国国务院国防贸易管制局',
  'European Commission': '欧盟委员会',
  'European Commission (Directorate-General for Trade and Economic Security)': '欧盟委员会贸易和经济安全总司',
  'Federal Department of Foreign Affairs': '瑞士联邦外交部',
  'Foreign, Commonwealth & Development Office': '英国外交、联邦和发展事务部',
  'International Trade Administration, Department of Commerce': '美国商务部国际贸易管理局',
  'Minister of Foreign Affairs': '外交部长',
  'Ministry of Foreign Affairs': '外交部',
  "Ministry of Commerce of the People's Republic of China": '商务部',
  'Ministry of Commerce of the PRC': '商务部',
  'Ministry of Commerce of the PRC (National Export Control Work Coordination Mechanism)':
    '商务部（国家出口管制工作协调机制）',
  'Ministry of Commerce of the PRC (Unreliable Entity List Working Mechanism)': '商务部（不可靠实体清单工作机制）',
  'Ministry of Commerce, Ministry of Industry and Information Technology, General Administration of Customs, National Cryptography Administration':
    '商务部、工业和信息化部、海关总署、国家密码管理局',
  'Ministry of Economy, Trade and Industry': '日本经济产业省',
  'Monetary Authority of Singapore': '新加坡金融管理局',
  "National People's Congress of China": '全国人民代表大会',
  'Office of Financial Sanctions Implementation': '英国金融制裁实施办公室',
  'Office of Foreign Assets Control': '美国财政部海外资产控制办公室',
  'State Secretariat for Economic Affairs': '瑞士国家经济事务秘书处',
  'Taiwan Work Office of the CPC Central Committee / Taiwan Affairs Office of the State Council':
    '中共中央台湾工作办公室、国务院台湾事务办公室',
  'Trade and Economic Cooperation Bureau, Ministry of Economy, Trade and Industry': '日本经济产业省贸易经济协力局',
  'UN Security Council': '联合国安全理事会',
  'United States Congress': '美国国会',
  'U.S. Department of Commerce, Bureau of Industry and Security': '美国商务部工业与安全局',
  'U.S. Department of State, Directorate of Defense Trade Controls': '美国国务院国防贸易管制局',
  'US Department of Defense': '美国国防部',
  'US Federal Communications Commission': '美国联邦通信委员会',
  'US State Department': '美国国务院',
}

/** Authorities that the sources name in Chinese. */
const named: Readonly<Record<string, Bilingual>> = {
  全国人民代表大会及其常务委员会: {
    zh: '全国人民代表大会及其常务委员会',
    en: 'National People’s Congress and its Standing Committee',
  },
  全国人大常委会: { zh: '全国人民代表大会常务委员会', en: 'Standing Committee of the National People’s Congress' },
  国务院: { zh: '国务院', en: 'State Council' },
  商务部: { zh: '商务部', en: 'Ministry of Commerce' },
  最高人民法院: { zh: '最高人民法院', en: 'Supreme People’s Court' },
}

/** An authority in both languages; one without a known name in the other language is called as stated. */
export function authorityOf(stated: string): Bilingual {
  return named[stated] ?? { zh: inChinese[stated] ?? stated, en: stated }
}
