/**
 * Words of the trade in Chinese company names and how lists put them into English.
 * `term=English wording,…`, the usual wording first. Origin: wordings counted in name pairs of public lists (OFAC, BIS, EU,
 * UK, PRC notices) and standard translations; facts, free to use.
 */
export const industryTerms = `
  科技=technology,science and technology,technologies,tech,science technology,sci tech,technological,sci and tech,scientific,hi tech
  系统=systems,system / 贸易=trading,trade,trad,trdg,commerce,trading trade,commercial
  技术=technology,technologies,tech,technical,technique,technological
  航空=aerospace,aviation,aero,aeronautical,air,aeronautics,airlines,airways,aircraft
  机械=machinery,machine,mechanical,mechanics,mechanism / 动力=dynamics,power,dynamic,propulsion
  工程=engineering,project,projects,eng,engineers / 发展=development,develop,developing
  进出口=import and export,import export,imp and exp,imp exp,impex,imp exp trade,import amp export,i e,im and ex
  重工=heavy industries,heavy industry / 防务=defense,defence
  石化=petrochemical,petrochemicals,petroleum,petro chemical,sinopec / 工业=industry,industries,industrial,ind
  物流=logistics,logistic / 人权=human rights / 能源=energy,energy sources,energy resources / 安全=security,safety
  防卫=defense,defence
  国际贸易=international trading,international trade,international commercial trade,intl trading,intl trade,int l trade,international commerce
  民主=democracy,democratic / 宇航=aerospace,yuhang,space,astronautics
  电机=electric,motor,electric machinery,motors,electrical machinery
  无人机=drones,drone,unmanned aerial,unmanned aerial systems,uav,unmanned aerial vehicle,unmanned aircraft
  海运=shipping,marine,maritime,ocean shipping,sea transport,ocean
  电子=electronics,electronic,e,electron,elec,electrical / 机床=machine tool,machine,machine tools
  航空航天=aerospace,aviation and aerospace,aeronautics and astronautics
  新材料=new material,new materials,advanced materials,advanced material / 造船=shipbuilding,shipyard
  数控=cnc,numerical control,nc
  商贸=trading,trade,commerce and trade,commerce,commercial and trading,commercial trade,business and trade,commercial trading,commerce trade
  电子科技=electronics,electronic technology,e technology,electronics technology,electronic science and technology
  服务=service,services,srvces / 材料=materials,material / 信息技术=information technology,it / 空间=space,spatial
  生物科技=biotechnology,biological technology,bio tech,biotech,bio technology,biological science and technology,bioscience
  机器人=robotics,robot,robots / 导弹=missiles,missile / 装备=equipment,armament,outfit / 研究=research,studies,study
  电气=electric,electrical,electrics / 海洋=marine,ocean,oceanic,offshore,sea / 海事=maritime,marine / 精密=precision
  船务=shipping,marine,ship / 半导体=semiconductor,semiconductors,semi / 航天=aerospace,space,astronautics,spaceflight
  船舶管理=ship management,shipping management,shipmanagement,marine management
  制造=manufacturing,manufacture,manufacturer,mfg,manufactory
  机械设备=machinery equipment,machinery,machinery and equipment,mechanical equipment / 电路=circuit,pcb,circuits
  网络=network,networks,networking,cyber / 船舶代理=shipping agency,ship agency / 生产建设=production and construction
  照明=lighting,illumination / 石油=petroleum,oil / 人工智能=ai,artificial intelligence,intelligence
  投资=investment,investments,capital,invest / 设备=equipment,equipments,device,facility,facilities
  通信=communications,communication,telecommunication,telecom,telecommunications
  光电=optronics,optoelectronics,optoelectronic,photoelectric,opto electronics,opto,optics,photoelectricity,optical
  化工=chemical,chemicals,chemical industry,chemistry / 金属=metal,metals,metallic,metallurgy / 卫星=satellite,satellites
  航空发动机=aircraft engine,aviation engine,aero engine
  科贸=technology and trade,science and trade,technology trade,trading,technology trading / 船运=shipping
  电器=electronics,electric appliance,electrical appliances,electric,electrical,appliance,appliances
  管理=management,administration / 商业=business,commercial,commerce / 机器=machine,machinery,machines
  油品=oil products,oil,petroleum products,oil product
  石油化工=petrochemical,petroleum chemical,petrochemicals,petroleum and chemical
  建设工程=construction engineering,construction,construction project
  转运=transfer,transshipment,staging,transit,transport
  顾问=advisory,consultoria,consultancy,consultants,consulting,advisors
  精机=machinery,precision machinery,precision machine / 汽车=motors,automobile,motor,auto,automotive,vehicle
  光学=optics,optical / 港务=port,port affairs / 光电子=optoelectronics,opto electronics,optoelectronic,photoelectron
  测试=testing,test / 资源=resources,resource / 导航=navigation / 公安局=public security bureau,police bureau / 燃料=fuel,fuels
  激光=laser / 工具=tool,tools / 刀具=cutting tools,tools,cutting tool,tool,cutter / 文化=culture,cultural
  轴承=bearing,bearings
  技术服务=technical services,technical service,technology service,technology services,technical support
  发动机=engine,engines / 车辆=vehicles,vehicle / 软件=software / 高科技=high tech,hi tech,high technology
  精密机械=precision machinery,precision machine,precision machine tool
  动漫=animation,cartoon,cartoon and animation,comic,anime
  远洋渔业=ocean fishing,ocean fishery,pelagic fishery,deep sea fishing,ocean fisheries
  医药科技=pharmatech,pharmaceutical technology,medical technology,pharma tech,pharmaceutical science and technology
  环境工程=environmental technologies,environment technology,environmental engineering,environment engineering,environmental technology
  历史=history,historical
  国际货运代理=international freight forwarding,international freight forwarders,international freight agency
  传感器=sensor,sensors / 金枪鱼钓=tuna fishing / 物流仓储=logistics and warehousing,logistics warehousing
  特种合金=special alloy,special alloys / 高性能材料=high performance material,high performance materials
  制药机械=pharmaceutical machinery / 检验认证=inspection and certification,inspection certification
  区块链=blockchain,block chain / 稀土=rare earth,rare earths / 运输=transportation,transport,trans,shipping,carriage
  开发=development,developing,exploitation / 智能=intelligent,intelligence,smart,ai / 飞机=aircraft,airplane,aeroplane,plane
  医疗=medical,healthcare,health / 环境=environment,environmental / 武器=weapon,weapons / 空间技术=space technology
  航空工业=aviation industry,aircraft industry / 海洋工程=ocean engineering,offshore engineering,marine engineering
  科学技术=science and technology,science technology,scientific and technological,technology,sci tech
  经贸=economic and trade,economy and trade,trading,trade,economic trade
  工贸=industry and trade,industrial and trading,industry trade,industrial trading,industrial trade,trading
  船舶=ship,shipping,marine,vessel,shipbuilding,ships / 航运=shipping,marine,navigation
  产业=industry,industrial,industries / 工程技术=engineering technology,engineering and technology,engineering
  商务=commerce,business,commercial,business affairs,e business / 器材=equipment,supplies,materials,apparatus
  建设=construction,building / 建筑=construction,building,architecture / 港=port,harbor,harbour,hong kong,gang
  设计=design,designs / 交通=transportation,communications,traffic,transport / 信息=information,info
  地产=real estate,property,land,realty,properties / 通讯=communication,communications,telecommunication,telecom
  置业=property,properties,real estate,estate / 出口=export,exports / 物资=materials,goods,supplies,material
  进口=import,imports / 资本=capital / 安防=security / 安保=security / 保安=security
  远洋=ocean,ocean going,cosco,deep sea,overseas / 矿业=mining,mineral,mine / 金融=finance,financial / 财务=finance,financial
  信息科技=information technology / 化学=chemical,chemistry,chemicals / 国防=national defense,defense,defence,national defence
  仪器=instrument,instruments,instrumentation / 代理=agency,agent,agents / 军工=military industry,defense
  微电子=microelectronics,micro electronics,microelectronic / 军事=military / 仪表=instrument,meter,instruments
  钢铁=iron and steel,steel,iron steel / 货运=freight,cargo / 创新=innovation,innovative,innovations
  电力=electric power,power,electricity / 咨询=consulting,consultancy,advisory,consultants
  房地产=real estate,property development,property / 燃气=gas / 天然气=natural gas,gas / 信托=trust
  器件=devices,device,components / 计算机=computer,computers,computing / 控制=control,controls / 无线电=radio,wireless
  医药=pharmaceutical,medicine,pharma,pharmaceuticals,medical / 电源=power supply,power,power source / 传媒=media
  检测=testing,test,detection,inspection / 船舶工业=shipbuilding industry,ship industry / 港口=port,ports,harbor
  医学=medical,medicine / 保险=insurance / 俱乐部=club / 教育=education,educational
  机电=mechanical and electrical,electromechanical,mechatronics,machinery and electric,mechanical electrical,electrical and mechanical,electro mechanical,m and e
  云=cloud,yun / 冶金=metallurgy,metallurgical / 用品=supplies,products,articles
  仪器仪表=instruments,instrument and meter,instrumentation / 电信=telecom,telecommunication,telecommunications
  航天科技=aerospace science and technology,aerospace technology,space technology / 酒店=hotel / 租赁=leasing,lease,rental
  五金=hardware,metal / 集成电路=integrated circuit,integrated circuits,ic / 零部件=parts,components,parts and components
  部件=components,parts / 船厂=shipyard / 核能=nuclear energy,nuclear power,nuclear / 旅游=tourism,travel / 公安=public security
  产品=products,product / 制品=products,product / 芯=chip,core,chips,ic / 融资租赁=financial leasing,finance leasing,leasing
  计算=computing,computation / 检验=inspection,testing / 自动化=automation,automatic / 电讯=telecom,telecommunications
  油气=oil and gas,oil gas / 资产=asset,assets / 供应=supply / 制药=pharmaceutical,pharmaceuticals,pharma,pharmacy,medicine
  量子=quantum / 芯片=chip,chips / 元件=components,component / 药业=pharmaceutical,pharmaceuticals,medicine,pharma
  实验=experiment,experimental / 研发=research and development,r and d,rd / 珠宝=jewelry,jewellery / 监狱=prison
  生物=biological,bio,biology,biotech / 兵器=ordnance,weapons,arms,north industries / 数据=data
  生物技术=biotechnology,biotech,bio technology,biological technology / 重型=heavy,heavy duty
  元器件=components,electronic components / 仓储=warehousing,storage,warehouse / 食品=food,foods,foodstuff,foodstuffs
  配件=parts,accessories,fittings / 直升机=helicopter,helicopters / 矿产=minerals,mineral,mineral products
  环保=environmental protection,environmental,environment / 视觉=vision,visual / 引擎=engine / 煤炭=coal
  煤业=coal industry,coal / 资产管理=asset management / 公路=highway,road / 赌场=casino / 码头=terminal,wharf,dock,pier
  艺术=art,arts / 光子=photonics,photon / 信息产业=information industry / 渔业=fishery,fishing,fisheries / 核电=nuclear power
  铝业=aluminum,aluminium,aluminum industry / 橡胶=rubber / 纺织=textile,textiles / 农业=agriculture,agricultural
  支付=payment,payments,pay / 新闻=news / 超级计算=supercomputing / 超算=supercomputing / 航天科工=aerospace science and industry
  捕捞=fishing / 供应链=supply chain,supply chain management
  复合材料=composite material,composite materials,composites,composite / 玻璃=glass / 体育=sports,sport / 火箭=rocket,rockets
  计量=metrology,measurement / 高新技术=high tech,high technology,new and high technology,hi tech / 铁路=railway,rail
  地质=geological,geology / 传感=sensing,sensor / 电池=battery,batteries / 雷达=radar / 印刷=printing / 水务=water
  交通建设=communications construction,communication construction / 勘探=exploration / 电缆=cable,cables
  线缆=cable,wire and cable / 太阳能=solar,solar energy / 光伏=photovoltaic,pv,solar / 塑料=plastic,plastics
  基因=gene,genomics,genetics / 疏浚=dredging / 航道局=dredging,waterway bureau / 木业=wood,timber,wood industry
  网络安全=network security,cyber security,cybersecurity / 互联网=internet / 云计算=cloud computing
  原子能=atomic energy,nuclear energy / 合金=alloy,alloys / 铜业=copper / 纸业=paper / 包装=packaging,packing,package
  陶瓷=ceramic,ceramics / 证券=securities / 晶体=crystal / 博彩=gaming,gambling / 遥感=remote sensing / 航发=aero engine
  货运代理=freight forwarding,freight agency,freight forwarder / 建材=building materials,building material
  服装=garment,apparel,clothing,garments,fashion / 服饰=apparel,garment,clothing,dress / 影视=film and television,film,movie
  认证=certification / 投资管理=investment management / 电子商务=electronic commerce,e commerce,ecommerce,e business / 真空=vacuum
  轨道=rail / 航道=waterway / 烟草=tobacco / 酒业=liquor,wine / 出版=publishing / 娱乐=entertainment
  装备制造=equipment manufacturing / 系统集成=system integration / 无线=wireless / 新能源=new energy
  金属材料=metallic material,metal materials,metal material,metallic materials / 有色金属=nonferrous metals,nonferrous metal
  医疗器械=medical devices,medical device,medical equipment,medical instruments,medical appliance
  广告=advertising,advertisement / 餐饮=catering,food and beverage / 畜牧=animal husbandry,livestock / 显示=display
  测控=measurement and control,measurement control,ttc / 低温=cryogenic,low temperature / 铸造=casting,foundry / 锻造=forging
  锅炉=boiler / 压缩机=compressor / 看守所=detention center / 微芯=microchip / 液压=hydraulic,hydraulics / 汽配=auto parts
  航空器材=aviation supplies,aviation equipment,aviation parts / 金枪鱼=tuna / 化学工业=chemical industry / 核工业=nuclear industry
  特钢=special steel / 棉业=cotton / 企业管理=enterprise management,business management / 管理咨询=management consulting
  超导=superconducting,superconductor / 紧固件=fastener,fasteners / 地理信息=geographic information,geoinformation
  钟表=watch,clock / 玩具=toys,toy / 鞋业=shoes,footwear / 齿轮=gear / 阀门=valve,valves / 泵业=pump,pumps / 泵=pump / 大数据=big data
  定位=positioning / 碳纤维=carbon fiber / 家具=furniture / 生物医药=biomedicine,biopharmaceutical,biomedical,bio pharmaceutical
  种业=seed / 饲料=feed / 晶圆=wafer / 模具=mold,mould / 焊接=welding / 风电=wind power / 水电=hydropower,hydroelectric
  轨道交通=rail transit / 测绘=surveying and mapping,mapping / 气象=meteorological,weather / 水利=water conservancy
  林业=forestry / 宠物=pet / 粮油=cereals and oils,grain and oil
`
