/**
 * Spellings of one name within the languages of western and central Europe and the Americas. Forms of one name in several languages (John, Juan, Ivan) are not spellings: they are in the equivalents.
 * Origin: general knowledge of given names and of the spellings in use.
 */
export const westernSpellings = `
  adrian adrien hadrian
  aidan aiden ayden
  alan allan allen alain alun
  alastair alistair alasdair alister allister alisdair
  albert alberts
  alicia alycia alisha alisia
  alison allison alyson allyson
  ann anne
  anthony antony anthoney
  arnold arnould
  arthur artur arther artyr
  ashley ashleigh ashlee
  barbara barbra
  bernard bernhard
  bernd berndt
  brendan brendon
  brian bryan brien
  brigitte brigitta birgitta birgit
  bruce bruse
  bryce brice
  carl karl
  carla karla
  carmen karmen
  carol carole caroll
  caroline carolyn carolin karoline
  carolina karolina
  casey kasey
  catherine katherine katharine kathryn catharine katheryn kathrin cathryn kathrine katharina
  cecilia cecelia
  charles charls
  christian kristian cristian khristian christiaan krystian
  christina kristina cristina christine kristine kristin christin
  christopher kristopher cristopher christoper kristoffer christoffer christoph kristof
  claire clare clair
  clark clarke
  claude klaude
  claudia klaudia
  colin collin
  conor connor conner
  craig kraig
  daniel danyel daniell
  daniela daniella danielle
  darren darin darrin
  david davyd
  deborah debora debra
  derek derrick derick deric
  diana dianna diane dianne
  dominic dominik dominick dominique
  donald donnald
  dorothy dorothea dorothee
  douglas douglass
  edgar edgard
  edmund edmond
  edward edvard
  edith edyth
  elaine elayne
  eleanor elinor eleonor eleanore eleonora
  elizabeth elisabeth elizabet elisabet elysabeth
  ellen elen
  emil emile
  emily emilie emely
  emma ema
  eric erik erick erich
  erica erika ericka
  ernest ernst
  ethel ethyl
  eugene eugen
  felix feliks
  francis frances
  frank franck
  frederick frederic fredrick frederik fredrik fredric friedrich
  gabriel gabryel gavriel gavriil
  gabriela gabriella gabrielle
  gary garry garey
  geoffrey jeffrey jeffery geoffry geofrey
  gerald jerald gerold
  gerard gerhard gerrard gerhardt gerardus
  giles gyles
  glen glenn
  graham graeme grahame
  gregory gregor gregori gregg greggory
  gunther gunter guenther guenter
  gustav gustaf gustave
  hans hanns
  harold harald harrold
  harvey hervey
  heather hether
  heinrich henrich heinrick
  helen helena helene
  henry henri henrie
  herbert heribert
  herman hermann hermanus
  hillary hilary
  howard howerd
  hubert hubertus
  hugh hugo hughe
  ian iain
  ingrid yngrid
  irene irine
  isaac isaak izaak yitzhak yitzchak itzhak izhak
  isabel isabelle isabella isobel ysabel izabela izabella isabela
  isidor isidore isadore
  jacob jakob yaakov yaacov jaakov iacob yacov
  jacqueline jaqueline jacquelyn jackeline
  james jaymes
  janet janette jannet
  janice janise
  jean jehan
  jeanne jeannie jeane
  jennifer jenifer jenyfer
  jeremy jeremiah jeremie jeremias
  jerome jerom geronimo
  jessica jesica jessika
  joan joann joanne joanna johanna
  joachim joaquim joakim joaquin
  john jon jhon
  jonathan jonathon johnathan jonatan yonatan yehonatan
  jordan jordyn jorden
  jorge jorje
  jose josep
  joseph josef jozef josephe iosif josip
  josephine josefine josefina
  joshua josua joshuah yehoshua
  juan jhuan
  judith judit judyth
  julia giulia
  julian julien
  jurgen juergen
  justin justyn
  karen karin caren karyn
  keith kieth
  kelly kelley kellie
  kenneth keneth kennith
  kevin kevyn
  klaus claus
  kurt curt
  larry lary
  laura lora
  lawrence laurence lawrance laurens laurenz lorenz
  leah lea
  leonard leonhard lenard
  leslie lesley
  lewis louis lewys
  liam lyam
  linda lynda
  lloyd loyd
  lorraine loraine
  louise luise
  lucas lukas lucass
  lucy lucie
  luke luc
  luis luiz
  lynn lynne lyn
  mackenzie mckenzie
  madeleine madeline madelyn magdalene
  manuel manoel
  emanuel emmanuel immanuel
  margaret margareth margret margarete margaretha margareta margarita margherita
  marianne mariann maryanne
  marc mark marck
  marcel marcell
  marcos markos
  marcus markus
  marilyn marilynn marylin
  martin martyn marten maarten
  mathew matthew matheu
  mathias matthias matias
  maurice morris moritz
  max maks
  melissa melisa
  michael micheal michal michel mikael mikal mickael
  michelle michele michell
  miguel migel
  mitchell mitchel
  monica monika monique
  natalie nathalie natalee
  nathan natan nathen
  nathaniel nathanael nathanial netanel
  neil neal niall neill
  nicholas nicolas nickolas nikolas nicklas niklas nicolaas nikolaus
  nicola nicolla
  nicole nichole nikole
  norman normann
  oliver olivier olliver
  oscar oskar
  owen owain
  pamela pamella
  patricia patrycja
  patrick patric patrik padraig padraic
  paul paull
  paula paola
  peter pieter petter
  philip phillip phillipp philipp filip fillip
  phyllis phillis
  pierre piere
  rachel rachael rahel rachelle
  ralph ralf
  raphael rafael rafail refael
  raymond raymund raimund
  rebecca rebekah rebekka
  richard rickard ricard rikard
  robert robart
  rodney rodnie
  roger rodger
  ronald ronalds
  rudolf rudolph
  russell russel
  samuel shmuel samuil
  sandra sandera
  sean shaun shawn
  sebastian sebastien
  sharon sharron
  sheila shelagh sheelagh
  shirley shirly
  sidney sydney
  silvia sylvia
  simon symon shimon simeon
  sophie sofie
  stacey stacy
  stephen steven stephon
  stephanie stefanie stephany
  stuart stewart
  susan suzan susann suzanne susanne susanna suzanna
  sven svend
  sylvester silvester
  teresa theresa therese theresia tereza thereza
  terence terrence terrance
  theodore theodor teodor
  thomas tomas tomass
  timothy timothee
  tobias tobiah
  tracy tracey
  ulrich ulrik
  vanessa vannessa
  vera wera
  vincent vincents
  virginia verginia
  walter walther valter
  wayne wain
  werner verner
  wilhelm vilhelm
  william wiliam willyam
  wolfgang volfgang
  yvonne ivonne
  zachary zachery zackary zachariah
  zoe zoey
  alejandro alexandro
  angel anjel
  beatriz beatrice beatrix
  benito benitto
  candelaria kandelaria
  cesar caesar
  cristobal christobal
  diego dieguo
  esteban estevan
  fernando hernando
  francisco fransisco franciso
  gonzalo gonsalo goncalo
  guadalupe guadelupe
  guillermo gillermo guilermo
  gutierrez gutierres
  gonzalez gonzales gonsalez
  rodriguez rodrigues rodriquez
  hernandez hernandes ernandez
  fernandez fernandes
  martinez martines
  sanchez sanches
  lopez lopes
  perez peres
  gomez gomes
  ramirez ramires
  alvarez alvares
  dominguez domingues
  vasquez vazquez vasques vazques
  velasquez velazquez
  jimenez gimenez ximenez
  mendez mendes
  nunez nunes
  ortiz ortis
  ruiz ruis
  diaz dias
  chavez chaves
  estevez esteves
  marquez marques
  quiroz quiros
  valdez valdes
  cortez cortes
  espinoza espinosa
  souza sousa
  mello melo
  moraes morais
  correa correia
  queiroz queiros
  teixeira teichera
  goncalves gonsalves
  cavalcante cavalcanti
  meyer meier maier mayer meijer mayr
  schmidt schmitt schmid schmit
  schulz schultz schulze schultze
  hoffmann hofmann hoffman hofman
  muller mueller
  moller moeller
  schroder schroeder
  schafer schaefer scheffer
  kohler koehler
  kruger krueger kroger
  jager jaeger
  konig koenig
  bohm boehm
  kuhn kuehn
  gross grosz
  weiss weis weisz
  schneider snyder
  schwartz schwarz shvarts
  neumann neuman
  zimmermann zimmerman
  ackermann ackerman
  hartmann hartman
  lehmann lehman
  kaufmann kaufman
  bergmann bergman
  petersen pedersen peterson petersson
  anderson andersson andersen
  hansen hanson hansson
  jensen jenson
  larsen larson larsson
  nielsen nilsen nilsson
  olsen olson olsson
  johansen johansson johanson
  johnson jonson
  eriksen eriksson erickson ericson
  thompson thomson
  philips phillips
  smith smyth smythe
  brown browne
  reid reed
  white whyte
  green greene
  davis davies
  stevens stephens
  stevenson stephenson
  mcdonald macdonald
  mclean maclean
  mckay mackay
  mccarthy macarthy
  oneil oneill
  obrien obrian
  oconnor oconner
  connelly connolly
  donnelly donnely
  kennedy kenedy
  doherty dougherty docherty
`
