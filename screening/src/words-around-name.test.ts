import { expect, test } from 'vitest'
import { nameInText } from './words-around-name.ts'

test('several names before an address stay apart', () => {
  expect(nameInText('Bank Melli Iran; Bank Saderat, Ferdowsi Avenue, Tehran')).toBe('Bank Melli Iran; Bank Saderat')
})

test.each([
  ['Consignee: Mahan Air', 'Mahan Air'],
  ['TO：Mahan Air', 'Mahan Air'],
  ['Consignee: To the order of Bank Saderat Iran', 'Bank Saderat Iran'],
  ['Also notify party: Hafiz Darya Shipping Co', 'Hafiz Darya Shipping Co'],
  ['Attn. Mr Ramzan Kadyrov', 'Mr Ramzan Kadyrov'],
  ['M/s. Petrochemical Commercial Company', 'Petrochemical Commercial Company'],
  ['c/o Mahan Air', 'Mahan Air'],
  ['Грузополучатель: ООО Ромашка', 'ООО Ромашка'],
  ['收货人：华为技术有限公司', '华为技术有限公司'],
  ['收貨人：華為技術有限公司', '華為技術有限公司'],
  ['卖方（盖章）：华为技术有限公司', '华为技术有限公司'],
  ['① 华为技术有限公司', '华为技术有限公司'],
  ['（二）华为技术有限公司', '华为技术有限公司'],
  ['2. 华为技术有限公司', '华为技术有限公司'],
  ['华为技术有限公司（以下简称“甲方”）', '华为技术有限公司'],
  ['Ocean vessel: M/V ARTAVIL Voy No. 123E', 'M/V ARTAVIL'],
  ['船名/航次：ARTAVIL / 123E', 'ARTAVIL'],
  ['ARTAVIL V.123E', 'ARTAVIL'],
])('what a paper writes before a name is no part of it: %s', (text, name) => {
  expect(nameInText(text)).toBe(name)
})

test.each([
  ['Petrochemical Commercial Company, P.O. Box 123, Tehran, Iran', 'Petrochemical Commercial Company'],
  [
    'Huawei Technologies Co., Ltd., Bantian, Longgang District, Shenzhen 518129, China',
    'Huawei Technologies Co., Ltd.',
  ],
  ['HIKVISION DIGITAL TECHNOLOGY CO LTD NO 555 QIANMO ROAD HANGZHOU', 'HIKVISION DIGITAL TECHNOLOGY CO LTD'],
  ['Tara Steel Trading GmbH, Kaiserstr. 5, 60311 Frankfurt', 'Tara Steel Trading GmbH'],
  ['Bank Melli Iran\nFerdowsi Avenue\nTehran', 'Bank Melli Iran'],
  ['Gazprom Neft, St. Petersburg, Russia', 'Gazprom Neft'],
  ['Rosneft, 26/1, Sofiyskaya Embankment, 117997, Moscow, Russian Federation', 'Rosneft'],
  ['Sberbank of Russia, 19 Vavilova St., 117997 Moscow, Russia', 'Sberbank of Russia'],
  ['HAFIZ DARYA SHIPPING LINES CO. - No 60 Pasdaran Ave, Tehran', 'HAFIZ DARYA SHIPPING LINES CO.'],
  ['ПАО Сбербанк, г. Москва, ул. Вавилова, д. 19', 'ПАО Сбербанк'],
  ['华为技术有限公司 法定代表人：赵明路', '华为技术有限公司'],
  ['KADYROV, Ramzan, Russia', 'KADYROV, Ramzan'],
  ['华为技术有限公司，深圳市龙岗区坂田', '华为技术有限公司'],
  ['华为技术有限公司深圳市龙岗区坂田街道', '华为技术有限公司'],
  ['华为技术有限公司 地址：深圳', '华为技术有限公司'],
  ['Mahan Air (Tel: 021-888, Fax: 021-999)', 'Mahan Air'],
  ['SMIC (0981.HK)', 'SMIC'],
  ['HIKVISION 002415.SZ', 'HIKVISION'],
])('where a party is and how to reach it are no part of its name: %s', (text, name) => {
  expect(nameInText(text)).toBe(name)
})

test.each([
  ['H.E. Ramzan Kadyrov', 'Ramzan Kadyrov'],
  ['Eng. Ali Khamenei', 'Ali Khamenei'],
  ['普京总统', '普京'],
  ['金正恩 委員長', '金正恩'],
  ['弗拉基米尔·普京总统', '弗拉基米尔·普京'],
  ['总经理 王怡良', '王怡良'],
  ['俄罗斯总统普京', '普京'],
  ['国防部长绍伊古', '绍伊古'],
  ['Sergey Lavrov, Minister of Foreign Affairs', 'Sergey Lavrov'],
  ['Ramzan Kadyrov (DOB 05.10.1976)', 'Ramzan Kadyrov'],
  ['Ramzan Kadyrov born 5 October 1976', 'Ramzan Kadyrov'],
])('titles, posts and birthdays are no part of a name: %s', (text, name) => {
  expect(nameInText(text)).toBe(name)
})

test.each([
  'Mahan Air, Tehran',
  'To-Chun PAK',
  '致浩达控股有限公司',
  'El-Tel. Co. (El-Tel. Middle East Company)',
  '85. Hauptzentrum für Spezialdienste',
  'GRU, Unit 26165',
  'Factory No. 5, Moscow',
  'Department of Atomic Energy facilities: Heavy water production facilities',
  'Association for Education, Culture and Building Society',
  'AGAT, Gavrilov-Yaminskiy Machine-Building Plant, JSC',
  'Ix Electronics Domestic and Foreign Trade Limited Company Istanbul Industry and Trade Free Zone Branch',
  '洛克希德·马丁公司密苏里州圣路易斯市分公司',
  '北京市海淀区计算中心',
  '俄罗斯总统事务管理局联邦国家预算企业',
  '伊朗总统',
  '伊朗总统办公室',
  '总统府',
  '国防部长办公厅',
  '3K HAVACILIK VE DANISMANLIK SAN. TIC. LTD. ST.',
  '“Машиностроительный Завод Имени М.И. Калинина, Г. Екатеринбург”',
  'N.I.T.C. REPRESENTATIVE OFFICE',
  'Ural Federal University named after B.N. Yeltsin, the First President of Russia',
  '海军上将造船厂',
  'Eng. Ismail',
  'Road 5',
  '收货人：',
  '0700.HK',
])('a name stays as it is: %s', (name) => {
  expect(nameInText(name)).toBe(name)
})
