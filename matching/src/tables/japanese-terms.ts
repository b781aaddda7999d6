/**
 * Words of company names that Japanese writes otherwise than Chinese, or uses in another sense, and how lists put them into English.
 * `term=English wording,…` in Japanese characters, the usual wording first. Origin: general knowledge of Japanese; the words in
 * which Japan's lists name foreign parties.
 */
export const japaneseLegalTerms = `
  製作所=works,manufacturing / 工場=plant,factory,works / 総会社=general corporation,general company / 名称=named / 公社=corporation,public corporation,company / 造船所=shipyard,shipbuilding yard
  組合=cooperative,association,union / 協同組合=cooperative / 支社=branch,branch office / 支店=branch,branch office / 事業所=works,office / 製油所=refinery / 製鉄所=steel works,iron works / 修理工場=repair plant
  機械製造工場=machine building plant,engineering plant / 国営工場=state plant,state factory / 試作工場=pilot plant / 実験工場=experimental plant
  単一企業=unitary enterprise / 国営単一企業=state unitary enterprise / 国家単一企業=state unitary enterprise / 連邦国営単一企業=federal state unitary enterprise / 連邦国家単一企業=federal state unitary enterprise
  学術生産企業=scientific production enterprise,research and production enterprise,scientific production company / 学術製造企業=scientific production enterprise / 学術生産公団=scientific production association,research and production association
  学術生産複合体=scientific production complex / 学術研究所=scientific research institute / 中央学術研究所=central scientific research institute / 中央科学研究所=central scientific research institute
  公団=association,corporation / 企業所=enterprise / 連合企業所=complex / 生産企業=production enterprise / 生産複合体=production complex / 生産連合体=production association / 複合体=complex / 合営会社=joint venture company / 共同組合=cooperative
  総局=main directorate,general bureau,general administration / 庁=agency,service / 通信社=news agency / 予算機関=budgetary institution / 連邦国家予算機関=federal state budgetary institution / 試験場=test site / 国家企業=state enterprise / 連邦国家企業=federal state enterprise
  生産合同=production association / 科学生産合同=scientific production association,research and production association / 研究生産合同=scientific production association,research and production association
  科学生産企業=scientific production enterprise,research and production enterprise
  科学研究所=scientific research institute,research institute / 中央研究所=central research institute,central institute / 研究開発=research and development
`

export const japaneseIndustryTerms = `
  航空=aviation,aircraft / 無線=radio,wireless / 電子=electronic,electronics / 造船=shipbuilding / 学術=scientific / 電気機械=electromechanical / 無線技術=radio engineering / 無線工学=radio engineering / 無線電子=radio electronic / 機器=instrument,instruments,equipment / 機材=equipment / 高精度=precision / 諜報=intelligence / 戦術=tactical / 戦略=strategic / 航空工学=aviation engineering / 計測=measuring,measurement / 観測=measuring
  技術者=engineers / 油圧=hydraulics / 自動操作=automation / 触媒=catalysis / 流体力学=fluid dynamics,hydrodynamics / 動力製造=motor manufacturing / 熱技術=heat technology,heat engineering / 深海=deep sea / 産院=maternity hospital / 診療所=clinic,hospital / 軍事産業=military industrial / 装輪=wheeled / 牽引車=tractor / 放射線=radiation
  商事=trading,shoji / 物産=trading,bussan / 自動車=automobile,motor,auto,automotive / 航空機=aircraft / 航空宇宙=aerospace / 工学=engineering,technology / 計器=instruments,instrument / 電波=radio
  火薬=gunpowder,explosives / 部品=parts,components / 機械製造=machine building,engineering / 工作機械=machine tools,machine tool / 情報=information / 情報技術=information technology / 輸送=transport,transportation
  放送=broadcasting / 港湾=port,harbor / 倉庫=warehouse / 土木=civil engineering / 原子力=atomic energy,nuclear,nuclear energy / 鉄鋼=steel,iron and steel / 製鉄=steel,iron / 鉄道=railway,railways / 医薬品=pharmaceuticals
  繊維=textile,fiber / 水産=fisheries,marine products / 観光=tourism / 制御=control / 応用=applied / 理論=theoretical / 物理=physics / 試験=testing,test / 生産=production / 加工=processing / 販売=sales,marketing
  輸出=export / 輸入=import / 輸出入=import and export / 供給=supply / 調達=procurement / 経営=management / 軍備=armament / 兵站=logistics / 誘導=guidance / 推進=propulsion / 発動機=engine,engines / 電子工学=electronics
  測定=measurement / 溶接=welding / 化学品=chemicals / 薬品=pharmaceutical,chemicals / 通商=trading,commerce / 興業=industrial,enterprise / 工芸=crafts / 鉱山=mine,mining / 精錬=refining / 製錬=smelting / 製鋼=steel,steelmaking / 重機=heavy machinery
`

export const japaneseGeneralTerms = `
  宇宙=space,cosmos / 統一造船=united shipbuilding / 極東=far eastern,far east / 総合=general,comprehensive / 共同=joint / 統一=united / 連合=union,united / 連邦=federal,federation / 特別=special / 特殊=special / 専門=specialized / 国家=state,national / 革命=revolutionary,revolution / 記念=memorial
`
