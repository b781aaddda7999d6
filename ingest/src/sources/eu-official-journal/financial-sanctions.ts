import type { Source } from '../../source.ts'

/**
 * Annexes whose parties are under financial sanctions, and the programmes under which the Commission's consolidated
 * list has them. The other annexes (833/2014, those of 765/2006 on trade and banks, the vessels of 2017/1509 and
 * 2016/44) are decisions of their own.
 */
const annexes: readonly (readonly [string, ...string[]])[] = [
  ['Regulation (EC) No 1183/2005,', 'COD'],
  ['Regulation (EC) No 1210/2003,', 'IRQ'],
  ['Regulation (EC) No 2580/2001,', 'TERR'],
  ['Regulation (EC) No 765/2006, Annex I.', 'BLR'],
  ['Regulation (EC) No 881/2002,', 'TAQA', 'UNLI'],
  ['Regulation (EU) 2015/735,', 'SSD'],
  ['Regulation (EU) 2016/1686,', 'EUAQ', 'TAQA'],
  ['Regulation (EU) 2016/44, Annex II', 'LBY'],
  ['Regulation (EU) 2016/44, Annex VI', 'LBY'],
  ['Regulation (EU) 2017/1509, Annex XIII', 'PRK'],
  ['Regulation (EU) 2017/1509, Annex XV', 'PRK'],
  ['Regulation (EU) 2017/1770,', 'MLI'],
  ['Regulation (EU) 2017/2063,', 'VEN'],
  ['Regulation (EU) 2018/1542,', 'CHEM'],
  ['Regulation (EU) 2019/1716,', 'NIC'],
  ['Regulation (EU) 2019/796,', 'CYB'],
  ['Regulation (EU) 2020/1998,', 'HR'],
  ['Regulation (EU) 2022/2309,', 'HTI', 'UNLI'],
  ['Regulation (EU) 2023/1529,', 'IRN'],
  ['Regulation (EU) 2023/2147,', 'SDNZ'],
  ['Regulation (EU) 2023/888,', 'MDA'],
  ['Regulation (EU) 2024/1485,', 'RUS'],
  ['Regulation (EU) 2024/2642,', 'RUSDA'],
  ['Regulation (EU) 2024/287,', 'GTM'],
  ['Regulation (EU) 2024/386,', 'HAM'],
  ['Regulation (EU) No 101/2011,', 'TUN'],
  ['Regulation (EU) No 1284/2009,', 'GIN'],
  ['Regulation (EU) No 1352/2014,', 'YEM'],
  ['Regulation (EU) No 208/2014,', 'UKR'],
  ['Regulation (EU) No 224/2014,', 'CAF'],
  ['Regulation (EU) No 267/2012,', 'IRN'],
  ['Regulation (EU) No 269/2014,', 'UKR'],
  ['Regulation (EU) No 356/2010,', 'SOM'],
  ['Regulation (EU) No 359/2011,', 'IRN'],
  ['Regulation (EU) No 36/2012,', 'SYR'],
  ['Regulation (EU) No 401/2013, Annex IV', 'MMR'],
  ['Regulation (EU) No 747/2014,', 'SDN'],
  ['Regulation (EU) No 753/2011,', 'AFG'],
]

export const repeats: Source['repeats'] = annexes.map(([list, ...programmes]) => ({
  list,
  sourceId: 'eu-fsf',
  programmes,
}))
