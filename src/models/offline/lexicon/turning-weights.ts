/**
 * Learned, not written: test/models/offline/turning-weights.test.ts makes this file from the examples in
 * training-turns.ts. A line is a feature (`#` a property of the clause, `^` its beginning, `$` its end; else words) and
 * what it adds to the log odds that a writer turns away with the clause, in hundredths.
 */
export const turningScale = 100;

export const turningBias = -32;

export const turningLines = `
#0|-57
#10|-23
#11|21
#12|7
#13|14
#14|-7
#15|-38
#16|42
#17|15
#18|23
#19|18
#1|-19
#20|51
#22|-4
#23|54
#24|17
#25|-24
#26|23
#27|-12
#28|22
#29|-23
#2|21
#30|-25
#31|-82
#32|26
#33|-8
#34|14
#35|-4
#37|-42
#38|-29
#39|33
#3|-17
#40|9
#41|20
#42|-35
#43|7
#44|28
#45|26
#46|-5
#48|-48
#49|-42
#4|-20
#50|10
#51|48
#53|12
#54|-64
#55|44
#56|34
#57|-15
#58|20
#59|-75
#5|-6
#60|31
#61|29
#63|-20
#64|-30
#65|-16
#66|23
#67|30
#69|-13
#6|52
#70|31
#71|25
#72|13
#73|-7
#74|28
#75|-30
#76|-29
#78|-26
#79|-25
#7|-31
#80|-8
#81|8
#82|-13
#83|-14
#84|-13
#85|47
#86|-16
#87|31
#88|51
#89|4
#8|19
#90|8
#91|-25
#92|13
#93|-16
#94|63
#95|-39
#96|22
#97|-17
#98|51
#99|53
#9|-33
#after a break|106
#asks|81
#before and after|-27
#before and here|15
#breaks off|-19
#exclaims|-51
#here and after|-37
#last|-342
#length 10|-6
#length 2|82
#length 3|37
#length 4|-54
#length 5|-20
#length 6|14
#length 7|-30
#length 8|-57
#length 9|-105
#next leans back|-99
#quotes|-34
#reports|-96
#says nothing|-72
#self|-51
14|-16
1961|-8
1974|-7
1989|38
19|-33
1|-67
2009 $|-6
2009|-6
2011 $|-6
2011|-6
2|-38
3|-57
4 $|-21
40|-5
4|-45
52|50
5|-28
6|-28
8|45
9th|-5
9|-17
^ 1|-57
^ 2|-38
^ 3|-38
^ a lady|-4
^ a man|-11
^ a woman|-7
^ about|-20
^ after lunch|-8
^ after that|-13
^ after the|-12
^ afterwards|-6
^ after|35
^ ah|39
^ ai|18
^ all of|-45
^ all|-75
^ and a|8
^ and he|30
^ and i'm|-20
^ and it|-33
^ and i|-11
^ and on|17
^ and put|-21
^ and she|-7
^ and that|47
^ and then|-27
^ and there|-33
^ and they|-13
^ and the|9
^ and we|-14
^ and when|65
^ and|-9
^ anyway|32
^ an|-29
^ at the|-29
^ at|12
^ auntie|-36
^ aye|8
^ ay|33
^ a|-11
^ because|-5
^ been|-4
^ before|-6
^ best|-36
^ big|34
^ bloke|-21
^ boss|-9
^ brother|-13
^ but i've|-12
^ but it|-6
^ but i|-39
^ but that|50
^ but then|-6
^ but the|-6
^ but|21
^ by|-24
^ called|-15
^ can't|37
^ change it|-17
^ change|40
^ chef|-22
^ coach|-6
^ cook|-9
^ could|-24
^ cut the|-12
^ cut|-16
^ daddy|-11
^ dad|-42
^ did not|-45
^ did|-90
^ doctor|-5
^ doc|-24
^ don't|27
^ do|16
^ each|-12
^ eighteen|-6
^ eight|-18
^ eleven|30
^ enough|41
^ every morning|-4
^ every time|-8
^ everybody|12
^ everyone said|-10
^ everyone|21
^ everything|19
^ every|6
^ father|-9
^ fifteen|-13
^ fine|-13
^ finished|-21
^ first|-23
^ five|-31
^ for the|28
^ forget it|-4
^ forget|-23
^ forty years|-5
^ forty|-22
^ for|-37
^ found|-17
^ fourteen|-21
^ four|-14
^ from the|-6
^ from|-6
^ fuck|59
^ full|-37
^ god|60
^ gold|-64
^ good|24
^ got a|-8
^ got the|-12
^ got|-31
^ ha $|9
^ had a|-28
^ had to|-9
^ had|-57
^ half|36
^ haven't|-26
^ have|-10
^ ha|22
^ he asked|56
^ he a|31
^ he didn't|-34
^ he did|58
^ he gave|-6
^ he got|34
^ he had|-24
^ he has|42
^ he is|-9
^ he kept|-32
^ he laughed|-11
^ he looked|-10
^ he put|-5
^ he said|-25
^ he sat|-6
^ he says|-13
^ he thought|-7
^ he told|-5
^ he took|-5
^ he turned|49
^ he was|13
^ he wrote|-16
^ he'd|-28
^ here|-8
^ her|-26
^ he|-27
^ his wife|-6
^ his|-18
^ hush|32
^ i always|-11
^ i am|22
^ i asked|-19
^ i ate|-17
^ i bought|-11
^ i came|-9
^ i can't|28
^ i can|18
^ i couldn't|-6
^ i could|20
^ i counted|-16
^ i didn't|22
^ i did|-26
^ i don't|-21
^ i do|-16
^ i drew|-7
^ i drove|-7
^ i find|9
^ i finished|-5
^ i found|-18
^ i gave|-9
^ i get|33
^ i got|45
^ i had|-23
^ i haven't|-17
^ i have|9
^ i heard|-4
^ i held|-5
^ i just|-10
^ i keep|-22
^ i kept|-7
^ i knew|-27
^ i know|7
^ i laughed|-8
^ i let|-25
^ i like|-15
^ i looked|-18
^ i lost|-5
^ i made|-11
^ i mean|-9
^ i moved|-6
^ i need|33
^ i never|-9
^ i pressed|-5
^ i put|-20
^ i rang|-5
^ i read|-5
^ i reckon|47
^ i said|7
^ i sat|-13
^ i saw|9
^ i say|-12
^ i see|-11
^ i set|52
^ i shall|38
^ i should|14
^ i showed|-9
^ i signed|24
^ i slept|-10
^ i stayed|-9
^ i stood|-11
^ i stopped|-13
^ i tell|9
^ i think|-15
^ i thought|-18
^ i took|-12
^ i turned|-6
^ i used|-34
^ i walked|-6
^ i want|-20
^ i was|-47
^ i watched|-8
^ i went|-19
^ i will|86
^ i wrote|-9
^ i'd a|-6
^ i'd like|-26
^ i'd rather|95
^ i'd say|33
^ i'd|-39
^ i'll tell|-65
^ i'm a|-29
^ i'm forty|-12
^ i'm going|22
^ i'm good|39
^ i'm not|-24
^ i'm still|-19
^ i'm to|-19
^ i'm writing|-6
^ i'm|-14
^ i've been|-23
^ i've decided|54
^ i've got|-39
^ i've never|-16
^ i've no|-12
^ i've put|35
^ i've read|9
^ i've said|-11
^ i've started|-17
^ i've stopped|-15
^ i've the|25
^ i've written|-4
^ i've|-71
^ if i|11
^ if|29
^ in my|-23
^ in the|5
^ in this|-22
^ in|25
^ it all|-6
^ it a|72
^ it been|-24
^ it came|-5
^ it four|-5
^ it got|-26
^ it had|28
^ it has|29
^ it in|55
^ it isn't|-10
^ it is|-6
^ it just|39
^ it like|-18
^ it looks|-19
^ it not|-24
^ it on|-6
^ it that|-5
^ it the|-28
^ it took|-35
^ it wasn't|-33
^ it was|16
^ it wis|-35
^ it would|5
^ it'll|18
^ item|-21
^ its|-19
^ it|-26
^ i|-64
^ just|-37
^ last week|-7
^ last|-14
^ later|36
^ leave it|-22
^ leave|-22
^ left the|-10
^ left|-20
^ let me|39
^ let|10
^ like a|-12
^ like|-36
^ look the|38
^ look|38
^ lord|49
^ lunch was|-6
^ lunch|-19
^ madam|-15
^ mama|-8
^ mam|-9
^ matt|-4
^ ma|15
^ me and|-13
^ me|-40
^ mine|-7
^ miss|-13
^ mom|-14
^ monday|-12
^ mrs|-13
^ mr|-25
^ mum|-29
^ my brother|-9
^ my daughter|-7
^ my eldest|-4
^ my ex|-7
^ my father|-7
^ my first|-4
^ my friend|-12
^ my grandmother|-6
^ my grandson|-5
^ my husband|-11
^ my mother|4
^ my neighbour|-5
^ my own|45
^ my sister|24
^ my son|-5
^ my wife|-18
^ my|-128
^ nah $|48
^ nalwoga|-6
^ nan|-7
^ never mind|-12
^ never|22
^ next|19
^ nine|43
^ no $|31
^ no more|-34
^ no thank|-24
^ nobody died|34
^ nobody in|-20
^ nobody|-37
^ not the|-29
^ not this|25
^ not today|-40
^ nothing to|-34
^ nothing|-20
^ not|73
^ now i|-54
^ now the|58
^ now|33
^ no|-76
^ och|62
^ oh|72
^ ok so|-23
^ okay|50
^ ok|14
^ old|85
^ on the|-25
^ on tuesday|-5
^ on wednesday|-8
^ one had|21
^ one of|-7
^ one|-16
^ only|26
^ on|-4
^ others|84
^ our linda|-9
^ our|-74
^ out|-8
^ owen|-16
^ papa|-18
^ people|5
^ physio|-31
^ put|-13
^ rain|-5
^ rang|-14
^ right|61
^ said|-17
^ saw|-8
^ says|74
^ see|49
^ seven|-39
^ she asked|-5
^ she did|-9
^ she got|-8
^ she had|-10
^ she has|16
^ she is|43
^ she laughed|-11
^ she said|-19
^ she says|-8
^ she was|-12
^ she'd|-29
^ she|-76
^ should|-32
^ shut|66
^ since|-9
^ sir|-9
^ sister|-18
^ six|10
^ snow|-27
^ so i've|-5
^ so it|12
^ so i|-14
^ so my|-10
^ so now|-10
^ so she|-13
^ so there|-12
^ so the|-10
^ so we|-36
^ somebody|18
^ someone|-36
^ sometimes|-7
^ some|-18
^ so|-101
^ stopped|-16
^ stop|50
^ strike|39
^ sunday|-31
^ sure|15
^ ten minutes|22
^ ten|5
^ that all|-62
^ that the|-18
^ that was|5
^ the agent|-5
^ the bank|-12
^ the boiler|43
^ the boy|-9
^ the bus|-7
^ the cat|15
^ the choir|-4
^ the church|-9
^ the consultant|-8
^ the doctor|-8
^ the green|-9
^ the jacaranda|-7
^ the little|-5
^ the lord|26
^ the mangoes|-5
^ the new|-12
^ the office|-6
^ the old|-14
^ the one|41
^ the priest|-13
^ the road|-14
^ the vet|-6
^ the wee|-9
^ the whole|-8
^ the woman|-8
^ the word|12
^ then he|-18
^ then i|12
^ then she|-5
^ then the|-7
^ then|-55
^ there always|-18
^ there an|-22
^ there a|-57
^ there is|-32
^ there it|-36
^ there no|-34
^ there was|-16
^ there were|13
^ there|-9
^ they asked|48
^ they cut|-6
^ they don't|-10
^ they gave|-7
^ they have|-14
^ they said|32
^ they say|-5
^ they want|-7
^ they'd|-26
^ they're|-8
^ they've changed|-4
^ they've|-38
^ they|-59
^ the|-106
^ third|-15
^ thirty|-16
^ this is|19
^ this week|-23
^ this year|-16
^ this|-50
^ three|-69
^ today i|-18
^ today we|-16
^ today|-6
^ told him|-6
^ told|-22
^ tomorrow i|-5
^ tomorrow|-14
^ tonight|-17
^ took|-28
^ to|34
^ training|-18
^ tuesday|22
^ turned|-8
^ turns out|-9
^ turns|-9
^ twelve|-42
^ twenty two|-6
^ twenty|-30
^ two hundred|29
^ two|-42
^ water|33
^ we ate|-4
^ we counted|-14
^ we did|19
^ we don't|57
^ we do|-5
^ we finished|-5
^ we got|-5
^ we had|-15
^ we have|6
^ we laughed|-5
^ we put|-6
^ we sang|-13
^ we say|19
^ we were|-10
^ we'd a|-15
^ we'd the|-7
^ we'd|-41
^ we'll|28
^ we're doing|-7
^ we're|-5
^ we've got|-9
^ we've|-29
^ weather|78
^ wednesday|41
^ well bless|22
^ well|60
^ went|-6
^ wet|-19
^ we|-77
^ what i|-31
^ what was|44
^ whatever|-36
^ what|-20
^ when it|-16
^ when i|-26
^ when they|-11
^ when the|-6
^ when|-20
^ where|-36
^ which is|-16
^ which|32
^ who|38
^ wife|-19
^ wind|-41
^ woke up|-8
^ woke|-8
^ work|-21
^ yeah|71
^ yesterday|-16
^ you can't|25
^ you could|-12
^ you don't|-11
^ you do|20
^ you know|22
^ you'd|12
^ you've to|-34
^ you've|-11
^ young|-36
^ you|-37
a bad|16
a bag of|-7
a bag|-8
a banana|-21
a bell|-5
a bicycle|54
a big|-28
a bird $|29
a bird|28
a biscuit|-4
a bit $|-8
a bit of|-11
a bit|-25
a blanket|-5
a bloody|15
a boat|-6
a book|-6
a bowl|-5
a boy|-22
a building|25
a bus|36
a child|-9
a christmas|-9
a coat $|-10
a coat|5
a coffee|-4
a cold|18
a cup of|-9
a cup|-14
a day|-7
a dentist|-7
a different|-34
a dog|-18
a drawing|-7
a family|36
a film|11
a fish|-7
a form|24
a friday $|31
a friday|31
a friend|-5
a full|-13
a game|25
a gate|-8
a girl $|-8
a girl|-9
a good|-11
a goose|-7
a great|27
a green|34
a half|-12
a hand|-7
a heavy|17
a heron|-8
a horrible|-5
a hundred and|-9
a hundred|-14
a jar|-8
a joke about|-8
a kid|-8
a lady|-9
a laugh|50
a lawyer|-6
a leaf|-6
a letter to|-7
a letter|-19
a lid|-6
a lie|-41
a lift|-8
a list of|-14
a list|-37
a little|-20
a long time|-12
a look at|-8
a look|-10
a lot $|-26
a lot|-27
a m $|-21
a man in|-8
a man|-58
a minute|32
a month|-13
a mug|-5
a m|-21
a name $|48
a name|44
a new|-19
a nice|37
a notebook|20
a note|-5
a number|38
a nun|-17
a paper $|-11
a paper|-22
a parcel|-6
a person who|10
a person|40
a photo of|-16
a photo|-24
a pie $|-12
a pie|-15
a pigeon|-9
a plane|-10
a plastic|-11
a plate|13
a pound|-10
a proper|-6
a real one|-4
a real|-6
a red|-5
a road|18
a row|-4
a sad|-10
a sausage|-9
a scandal|-23
a scarf|-6
a school|21
a second $|18
a second|8
a skeleton|39
a slow|-6
a small|35
a song|-5
a spreadsheet|-15
a stone|21
a story|17
a sunday $|-15
a sunday|-15
a thing|48
a thumb|-19
a time $|-5
a time|14
a tooth $|-5
a tooth|-5
a tuesday $|23
a tuesday|22
a very|50
a voice|-8
a watch|11
a way|-5
a wedding|-5
a week $|-9
a week|-18
a wee|-8
a wet|-4
a window|-9
a woman|-35
a word $|-5
a word|36
abeg|60
able to|15
able|15
aboot|-19
about $|15
about anything|-10
about a|-26
about her|-6
about it $|-6
about it and|-5
about it|-32
about my father|-13
about my|25
about nine|-7
about something|-15
about that|13
about the|-9
about to|13
about what|-13
about|-56
above|27
absolutely|-61
account|-12
ache|33
ach|71
across|39
actually|18
actual|-46
address|-6
add|29
advent|-8
advice|18
afore|-10
after $|-12
after and|-7
after dinner|8
after lunch we|-6
after lunch|-14
after that|-5
after the|-58
afterwards|-6
after|-53
again $|-70
again and|-17
again the|-5
against the|-7
against|-22
again|-65
age $|26
agency|-5
agent|-6
age|47
ago and|33
ago|66
agreed|-17
agree|-8
ah|38
aid|15
ain't|45
air $|-17
air|-24
ai|18
all $|-12
all day|-11
all in the|-5
all in|-17
all i|8
all just|-11
all morning|-7
all my|-39
all night|39
all of it|-17
all of|-61
all on|44
all right $|-20
all right|-23
all that|-31
all the way|-9
all the|7
all week|7
allowed|-12
all|21
alone $|-4
alone|-23
along the|-30
along|-41
aloud|-6
already $|13
already|68
also $|42
also|54
always a|-33
always had|-7
always says|-4
always say|36
always that|-10
always the same|-8
always the|-8
am going to|-16
am going|-16
am i|34
am not|39
am writing|-34
am|37
an actual|-7
an answer|8
an hour $|-22
an hour and|-9
an hour|-41
an old|13
an the|-9
anatomy|-10
and a half|-11
and after|-5
and all $|-31
and all|-47
and also|14
and an|-13
and asked|-11
and at|-7
and a|14
and by|8
and come back|-6
and come|-6
and could not|-6
and couldn't|-5
and could|-6
and didn't|-11
and did|-13
and don't|-5
and do|-4
and everyone|-22
and everything|-17
and forty|-24
and for|22
and found a|-4
and found|-10
and got|-27
and go|31
and had to|-6
and had|38
and half|25
and has|19
and have|-10
and he did|-28
and he had|36
and he has|-12
and he is|-4
and he said|-8
and he was|20
and here|28
and her|-26
and he|22
and his|6
and honestly|-14
and how|-8
and i am|-26
and i can't|-17
and i can|-7
and i didn't|-8
and i did|-37
and i don't|-17
and i do|-10
and i felt|-4
and i had|-12
and i haven't|-37
and i have|-45
and i just|-12
and i laughed|48
and i let|-12
and i put|-13
and i said|-27
and i says|-7
and i say|-10
and i shall|16
and i tell|55
and i think|67
and i thought|-21
and i told|20
and i used|-7
and i want|5
and i was|40
and i will|59
and i'd not|-4
and i'd|-19
and i'll not|-40
and i'll say|13
and i'll|65
and i'm going|-27
and i'm not|-10
and i'm still|54
and i'm writing|-10
and i'm|5
and i've a|28
and i've got|8
and i've had|-12
and i've said|49
and i've told|-7
and i've|47
and in|-10
and it came|-7
and it in|-9
and it isn't|-6
and it just|-7
and it the|-9
and it was|17
and it will|50
and its|-21
and it|-14
and i|-10
and let it|-14
and let|-40
and looked at|-6
and looked|-13
and lost|-5
and move on|-15
and move|-15
and my|-21
and neither|6
and never|-18
and no one|-15
and nobody|-22
and now|22
and no|-35
and on the|21
and one|-43
and on|6
and put it|34
and put them|-10
and put the|-21
and round|42
and said|-38
and says|-9
and say|-28
and she had|38
and she said|-4
and she told|-7
and she|-6
and sits|-5
and some|-4
and so|40
and started|-5
and stood|-6
and ten|13
and that the|15
and that was|-13
and that what|6
and that|81
and then he|-13
and then it|-10
and then i|25
and then she|-9
and then there|23
and then the|-4
and then we|48
and there is|66
and there no|41
and there was|-9
and there were|-8
and there|40
and they'd|-5
and they're|-11
and they|19
and the|-22
and this is|8
and this|25
and today|-10
and told|33
and to|27
and two of|-12
and two|-18
and was|-7
and we all|-5
and we'll|21
and we're|-4
and we|-29
and what|-12
and when|62
and whether|-8
and who|9
and would|-7
and you can't|4
and you have|-5
and you|-25
and|11
animal|-41
anniversary|-7
another $|8
another name|-4
another|11
answer to|-25
answered|-17
answer|-11
anthem|-11
any more $|-5
any more|-23
any of|-11
anybody $|-30
anybody|-9
anyhow|34
anyone $|-6
anyone|-33
anything $|-28
anything but|-5
anything else|-11
anything|-68
anyway $|-18
anyway and|-5
anyway|9
anywhere|6
any|-43
an|10
apology|-14
apple|-5
app|-6
april $|-6
april|-10
apron|-4
are already|-16
are in the|28
are in|23
are on the|-11
are on|-11
are the|-4
are you|-15
aren't|-11
are|-18
arms $|-6
arms|-30
army|-11
arm|-41
around it|-6
around the|-5
around|11
arrived|-5
as an|-5
as a|-13
as far as|-15
as far|-15
as he|-12
as i was|-10
as if it|-7
as if|-12
as in|-11
as it|-35
as i|84
as one|7
as the|17
as to|-19
as well $|-18
as well|-30
ashamed|-25
ash|-25
aside|-29
ask $|8
ask for the|-10
ask for|-33
ask me $|35
ask me|6
asked $|16
asked about the|-4
asked about|-4
asked for a|-13
asked for the|-13
asked for|-16
asked how|-12
asked if i|-5
asked if|-8
asked me $|91
asked me for|50
asked me how|-9
asked me if|-12
asked me to|-34
asked me what|-18
asked me|33
asked what|-25
asked when|-11
asked|12
asking $|10
asking|-21
asks|-9
ask|35
asleep on the|-9
asleep on|-11
asleep|-12
assessment|-4
as|16
at a time|17
at all $|19
at all|61
at a|56
at church|-10
at dinner|-27
at eight|-8
at eleven|-15
at five|-6
at four|-11
at half past|-6
at half|-14
at her|-9
at home|-29
at it|-32
at last $|-10
at last|-10
at least|36
at lunch|-4
at me $|-9
at me|29
at my age|-13
at my|-20
at night|-7
at nine $|70
at nine|92
at noon|45
at once $|-6
at once|-12
at our|-9
at seven|40
at six|-8
at ten $|-5
at ten to|-6
at ten|-22
at that|-15
at the bottom|-6
at the desk|-5
at the door|38
at the end|-10
at the next|8
at the table|-7
at the|5
at thirty|-15
at this|64
at three $|-20
at three|-36
at work|-35
ate $|-11
ate a|-16
ate|-70
at|-69
august $|-6
august|-17
auntie|-50
aunts|15
aunt|38
awake|18
away $|22
away and|22
away in|17
away|62
aye|-34
ay|33
a|-26
baby $|-19
baby|27
back $|-6
back and|-23
back by|-9
back from|-4
back in the|7
back in|49
back of|19
back to it|-29
back to the|18
back to|-17
back with|-11
backwards $|-8
backwards|-8
back|-36
bacon|-8
bad one $|-5
bad one|-5
badly|-34
bad|62
bag $|55
bag and|45
bag of|-7
bags|-47
bag|59
ball|-5
banana $|-27
bananas|-22
banana|-30
bandage|-6
band|-7
bank $|-9
bank|-45
bar|-5
basement|-6
basically|-24
basin $|-7
basin|-7
bass|-23
basta|20
bath $|-18
bathroom $|-18
bathroom|-30
bath|-22
battery|16
bay|15
be $|-46
be at|-25
be a|10
be here|31
be honest|4
be in|5
be right|76
be there|-10
be the|-13
be two|-8
bead|-10
beans $|95
beans|56
bear|-7
beautiful|25
became|74
because it was|-4
because it|17
because i|9
because nobody else|-7
because nobody|-7
because of a|-8
because of the|-7
because of|-28
because the|8
because|-49
become|-6
bed $|53
bed with|-8
bed|12
beef|-28
been $|-25
been and|-11
been a|21
been given|-5
been so|-4
been there|-22
been told|32
been|-44
beer $|-6
beer|-19
before he|48
before i|-10
before the|-36
before you|-10
before|-24
began|-23
begin with|17
beginning|-4
begins|-18
begin|-6
begun to|-7
begun|-11
behind the|21
beige|-30
being a|-12
believe that|-5
believe|9
bell $|24
bell|103
belonged to|-4
belonged|-4
below|11
bench $|15
bench|8
berlin|25
beside|-6
best|9
beto|-27
better than|-32
better|92
between the|-5
between us|-5
between|35
be|78
bicycle $|-5
bicycle|56
bigger|58
big|-59
bike|-13
bill|13
bin $|-6
bins $|5
bins|-12
bird $|27
birds $|37
birds|88
bird|25
biro|58
birthday $|-13
birthday|21
biscuit $|-14
biscuits|30
biscuit|-18
bishop $|-7
bishop|-22
bit of|-15
bite|-21
bits|-7
bit|-36
black|-28
blanket $|-6
blanket|-7
bless|28
bloke|23
blood pressure|48
bloody|56
blood|48
blue|14
board $|-10
boards|-4
board|-22
boat $|-7
boat and|-9
boats|-5
boat|-26
body|15
boiled|-7
boiler|38
bones|-7
bone|39
book $|72
book and|-22
books|33
book|21
boots $|-13
boots|-16
boot|-4
border|-20
boring $|70
boring|78
born|-14
borrowed|-5
boss|-27
both sides|-17
both|-33
bottle in|-15
bottles|-7
bottle|-38
bottom|-21
bought a|-8
bought it|-10
bought the|-11
bought|-41
bowlin club|-6
bowlin|-6
bowls|-22
bowl|-16
box $|-35
box and i|-12
box and|19
box files|-8
boxes|-7
box|12
boy $|60
boy in|-10
boys|40
boy|31
brain|-17
brass|32
bra|27
bread $|-22
bread|-28
breakfast|24
break|23
breathe|36
breda|37
brew|-17
bride|-9
bridge and|14
bridges|17
bright|-6
bring the|-13
bringing|-9
brings|-22
bring|-25
broken|33
broke|-20
brother $|-5
brother|-44
brought a|-10
brought the|-5
brought|-48
brown $|-4
brown|-20
brush|-5
bucket|-8
buffet|24
bugger|51
building $|25
building|12
built|-35
buried|-12
burned|-10
burnt|-20
bus $|37
bus is|-6
bus to|52
business|36
busy $|-5
busy|-8
bus|10
but a|-4
but he|-25
but i'm|-12
but i've been|-8
but i've|-17
but it is|36
but its|-5
but it|5
but i|-19
but not|-16
but that|46
but then i|-6
but then|-6
but the|-21
butter|-9
but|-55
buy it|-5
buying|-19
buy|16
bu|-4
by $|19
by and|10
by a|73
by it|26
by my|7
by noon|-4
by one|-16
by the door|-6
by the|-59
by two|-10
by with|-21
by|-69
b|-14
cable|-43
café|-8
cake $|-6
cake|-11
calendar|-10
call $|-9
called $|-30
called the|-6
called to|-5
called|-84
calling it|44
calling|64
calls|44
call|-54
calm|-13
came $|-22
came at|-6
came back|-20
came down|-6
came for|-9
came home and|49
came home|48
came in|-9
came off|-7
came on|-14
came out|-22
came to|-9
came up|44
camera $|80
camera|74
came|-58
can hear|15
can read|9
can see it|-12
can see|-7
can we|5
can't get|-5
can't hear|27
can't leave|-5
can't read|-6
can't see|-14
can't stop|11
can't wait|28
can't|30
canal|-6
cancelled|-16
canteen|32
can|78
captain|-5
car $|-4
car park $|-10
car park|20
cardiologist|-5
cards $|-11
cards|-15
card|-12
care $|48
careful|12
cares|25
care|41
carlene|-14
carpet|-32
carried on|-7
carried|-41
car|-15
case|19
cat $|24
cat in|-7
cat on|-12
catch|98
caterer|-10
cat|67
caught|-24
ceiling $|25
ceiling|19
cello|-9
centre|-5
chain|-6
chair $|-18
chairs|-5
chair|-26
chalk|-7
chance|30
change $|-24
change change|-18
change it|-19
change my|-8
change the subject|-44
change the|14
change your|-7
changed the|-24
changed|-48
change|-40
changing the subject|-11
changing the|-15
changing|-17
chapter|-8
character|-21
charge $|-9
charge|-24
chart $|-12
chart|-13
chat|-11
cheap|-15
check $|-9
checked|-10
check|-12
cheese $|-8
cheese|-18
chef|-22
chemist|-6
chest $|-8
chest|-12
chewing|-4
chicken|-5
child $|-7
children and|-6
children|-35
child|34
chili|-38
chin|41
chips|66
chip|-9
chocolate|-11
choir|-8
chops|-6
christmas and|31
christmas|13
church $|-6
church|-36
circle|-19
city|-22
claim|-20
clapped $|-8
clapped|-20
class $|-12
class the|-13
class|-36
cleaned|-12
cleaner|-4
cleaning|-30
clean|-25
clear|-28
click|31
clinic|-37
clock $|-5
clock and|-7
close the|16
closed $|22
closed and|43
closed the|43
closed|50
closes|-36
close|20
closing|-4
cloth|-8
clouds|44
club|-36
coach|-8
coat $|-28
coat on $|-8
coat on|-8
coats|35
coat|-24
code|-8
coffee $|36
coffee and|29
coffee|27
coffin|-29
cold $|-48
cold|-17
collar|64
colleague|-4
color|-7
colours|38
colour|24
column|21
come $|-20
come back to|-5
come down|24
come from|-7
come here|-5
come in|54
come off|-11
come on|-9
come to the|-23
comes in|-7
comes out|-5
comes|-31
come|27
comfort|-29
coming in|-9
coming to|-10
company|16
complaint|-14
complete|45
conductor|-5
conference|21
consultant|-8
continue|66
contract|-28
conversation|-11
cook|10
cool $|52
cool|51
cord $|-7
cord|-7
corner|17
correct|-12
corridor|-15
cost|-7
cos|-6
couch|47
could be|-18
could do|-10
could have|-5
could hear|-7
could not|-14
could see|-12
couldn't see $|-8
couldn't see|-12
couldn't|-30
could|-64
counsel|22
count $|-12
counted the|-12
counted|8
counting|8
country $|-6
count|95
course $|8
course|25
cousin|-17
cover it|-15
covered|-18
cover|-17
cracked|50
cracker|-14
cream|-6
creek|-9
cricket|-9
cried in the|-4
cried in|-4
cried|-17
crisps|-6
crocodile|-14
crooked|-7
crossed|13
crossword|-9
cross|71
crying $|-5
crying|-6
cup $|-7
cup of tea|35
cup of|35
cups|-7
cup|19
curry|33
curtain $|64
curtains $|-8
curtains|-8
curtain|60
curve|-21
customs|-26
cut it|-26
cut the|-21
cutter|-11
cut|-68
dad $|-6
daddy|-39
dad|-72
damp|-9
danced|-9
daniel $|-28
daniel|-28
dark $|-8
dark|-16
data|-70
date $|-14
date|-26
daughters|44
daughter|-45
dave|-15
day $|-36
day and|-10
day for|36
day he|-15
day off|24
day one|-4
day was|61
day with|-11
days $|-16
days|-80
day|-8
dead|62
dear|-19
death|-8
decided it|33
decided to|-8
decided|35
decide|35
deck|-10
declined|-24
deferred|-34
degrees $|-8
degrees|-10
delete|5
denise|-14
denis|-7
dentist|-22
department|-6
describe the|38
describe|75
desk $|26
desk|6
de|13
diagnosis $|-23
diagnosis|-23
diary|-4
did $|47
did a|11
did it $|-11
did it|-63
did i|54
did my|15
did not go|-5
did not know|-14
did not see|23
did not want|-5
did not|6
did the thing|-6
did the|-65
didn't come|-41
didn't know|31
didn't laugh|-24
didn't say|-13
didn't|-84
did|43
died $|24
died at|-5
died|9
different|-38
difficult|-11
dinner $|34
dinner|47
director|-6
discovered that|-7
discovered|-8
discuss the|-24
discussed it|-14
discussed|-24
discussion|-5
discuss|-14
dishwasher|25
dismissed|32
diss|27
diwali|-8
do $|30
do a|-14
do for|62
do it $|-7
do it in|25
do i|-48
do not know|-10
do not|-7
do on|-24
do that|-11
do this|-46
do with|38
do you|-24
doctor says|-5
doctor|-29
doc|-27
does $|-31
does it|-11
does not want|12
does the|-16
does this|-8
doesn't know|-15
doesn't|13
does|16
dog $|-23
dog and|-10
dog|40
doing it|7
doing the|-8
doing|-10
dollars|-39
don't $|71
don't ask|-15
don't care $|28
don't care|28
don't do|-16
don't get|12
don't go|-5
don't have|47
don't know what|-5
don't look at|31
don't look|20
don't speak|-32
don't talk about|34
don't talk|6
don't tell|-17
don't think|-9
don't want|-11
don't|36
done $|7
done|-33
donna|54
doon|-10
door $|-46
door in|-8
door open|-11
double|14
down $|-14
down and|18
down a|-9
down for|-24
down her|-6
down my|-7
down on|12
down there $|-5
down there|-6
down the|-7
down|-32
drawer $|-7
drawer|27
drawings|-20
drawing|-13
drawn|-32
draw|14
dressed|32
dresser|-7
dressing|-7
dress|13
drew the|-6
drew|-20
drill|-7
drinking|-6
drink|-7
drip|-9
driver $|-8
driver|-23
drive|25
driving|-6
dropped|-37
dropping|-4
drove to|-10
drove|-38
drum|49
drunk|13
dry $|18
dry as|-29
dry|-34
dr|-8
duck|-9
due|-26
dug|-4
dumpling|-9
during the|-6
during|-6
dust|-14
duty|28
dying|-6
d|-15
each one|-10
each other $|-9
each other|-14
each|-75
ear and|6
early $|-6
early|-57
earned|6
ears $|-22
ears|12
easter $|-5
easter|-6
easy|-29
eat $|-5
eaten|-28
eating|-14
eats|47
eat|-56
edges|-11
editor|-21
efter the|-22
efter|-22
eggs|-7
egg|17
eight $|35
eight and|36
eight minutes|17
eight years|-10
eighteen|-13
eighty|-27
eight|4
either $|-18
elbows|-8
elder|-4
eldest|-5
eleven $|39
eleven months|-5
eleven people|-16
eleven years of|-11
eleven years|-12
eleventh|-8
eleven|-28
ellen|-6
else $|22
else|36
email|-21
em|-22
end $|18
end and|6
end of|68
end to end|-10
end to|-12
ended up|-6
ended|-7
ending|-15
end|48
engaged|-5
england|41
english|10
enough $|-15
enough and|-12
enough for|12
enough to|-6
enough|10
entered|29
enter|48
error|-5
essays|37
euros|33
even the|-7
evenings|-7
evening|8
even|-7
ever said|50
every day $|-12
every day|-15
every morning|-4
every night|-4
every single|-5
every time|-13
everybody|69
everyone $|-9
everyone on|13
everyone said|-10
everyone|-23
everything is|53
everything|24
everywhere|-5
every|-71
ever|-22
evidence|-23
exactly|-52
except|-29
exit|48
experiment|-17
explain|31
extra|-19
ex|-7
eye $|-11
eyes|22
eye|-21
ezra|-8
e|26
face $|-19
face and|7
face down|-8
face in|-5
face|-8
faculty|49
failed|-13
fainted|-7
fair|-42
fall|32
family|33
far as the|-5
far as|-15
farm|-5
far|-8
faster $|-16
faster|-17
fast|26
father $|29
father would|50
father|15
fat|-19
fault|-7
fear|-15
february $|-8
february|41
feel it|-11
feeling $|-31
feeling|-37
feel|-18
fees|-8
feet $|56
feet and|40
feet|56
fella|-22
fell|-19
felt|-45
fence $|31
fence|10
fender|40
ferry|-10
fetch|-12
field|8
fifteen $|-8
fifteen|-39
fifth floor|-8
fifth|-12
fifty|-57
figure|25
files|-16
file|54
filled|51
film|-10
filthy|-36
finally|-7
final|-39
find it $|16
find it|14
find the|16
finding|61
fine $|41
fine and it|-11
fine and|-39
fine it|42
fine|-38
finger $|-12
finger|-13
finish $|-4
finish the|-12
finished $|-17
finished the|-14
finished with|8
finished|-29
finish|25
fire $|-10
fired|-10
fireworks|-15
fire|-24
firm|-13
first $|-17
first day|-4
first time|-8
first|-38
fish and|34
fish in|10
fish|36
fit|26
five $|11
five of|-6
five times|-8
five|23
fixed|99
flat $|-14
flat|-60
float|14
flooded|-9
floor $|68
floor and|-5
floors|-8
floor|31
flour|13
flu|-4
fly|45
fog|-12
folded|57
folks|-24
folk|-24
followed|-4
follow|33
food $|-22
food|-37
foot $|-6
football $|-9
football|-14
footy|27
foot|-28
for a week|-12
for an hour|-6
for another|64
for an|-6
for a|-6
for fifty|-23
for forty|-20
for her|10
for him $|-7
for him|-9
for his|-10
for it $|26
for it|4
for me $|10
for me to|47
for me|46
for my brother|-5
for my|15
for nine|-21
for nothing|-6
for one|-8
for six weeks|-8
for six|-18
for that $|35
for that|32
for the new|-13
for the second|-16
for the tea|-9
for them $|11
for the|35
for thirty|31
for this|54
for three|-7
for twenty|-10
for two days|-18
for two|-26
for years|-7
for you|-15
forecast|-30
foreman|-9
forest|37
forget it $|-5
forget it|-32
forget the|-6
forget|-68
forgot the|-6
forgot|-14
fork|-9
form $|16
form of|21
form|14
forty and|-8
forty four|-15
forty minutes $|-8
forty minutes|-21
forty one|-9
forty three|-12
forty two|43
forty years of|-4
forty years|-10
forty|-19
forward|-35
for|6
found a|-17
found it|21
found one|-6
found them|-4
found the|-13
found|-43
four $|-11
four and|-10
four days|-6
four hours|-17
four hundred and|23
four hundred|7
four minutes $|-13
four minutes|20
four thousand|-15
four times|-17
four we|61
four with|67
four years $|-5
four years|-13
fourteen|-42
fourth time|18
fourth|-8
four|-41
fower|-29
frankfurt|-4
freezer $|-5
freezer|-5
free|-15
friday $|33
friday and|-24
friday in|-9
friday i|-13
friday|-41
fridge $|32
fridge|32
friends|-11
friend|-21
frogs|-5
frog|-5
from here|6
from my|-5
from our|48
from the|16
from|-78
front $|30
front of me|-7
front|4
frost on the|-10
frost on|-10
frost|-25
frozen|-11
fuck|69
full of|-20
full stop|71
full|-28
fund|-8
funeral|-19
funny|30
fun|-16
furniture|-6
further|46
game|15
gap $|-11
gap|-11
garage|-18
garden $|20
gas|44
gate $|-9
gates|-13
gate|22
gatsby|32
gauge|-6
gaun tae|-10
gaun|-10
gave him|-6
gave it to|-6
gave it|-10
gave me a|-8
gave me|-19
gave up|-15
gave|-66
gearbox|-14
gear|-6
generator|-12
gerald|-25
german|-5
get a|-9
get it|64
get off|-28
get out|8
get the|-36
get to|33
gets|31
getting|34
get|51
girl $|-9
girl from|-7
girl with|-6
girls|-6
girl|-7
give up|-14
given us|-8
given|14
gives|-8
give|21
giving|35
glad|21
glass $|-21
glasses $|29
glasses|22
glass|-27
glaze|-14
gloves $|21
gloves|20
go $|40
go and|-20
go back|-20
go down|8
go easy|-6
go into|-7
go in|35
go on about|-18
go on|-29
go round|18
go there|-10
go the|15
go to bed|-13
go to the|-8
go to|5
goal|-5
goat $|21
goat|19
god $|19
god is|17
god|39
goes $|-22
goes right|-6
goes|-58
going $|-21
going and|-7
going back to|28
going back|28
going in|-20
going over|-15
going round|-24
going to be|11
going to change|-4
going to look|-14
going to tell|-9
going to write|-20
going to|-11
going|-31
gold|-25
gone $|-8
gone|35
good $|-44
good and|-16
good at|16
good for|-11
good one|-15
good|47
goose $|-7
goose|-21
gossip|-8
got $|28
got a|-63
got into|-7
got it in|24
got it|23
got me|-10
got my|30
got one $|104
got one|103
got on|-8
got out|-4
got that|-33
got the|-25
got to the|-13
got to|-32
got up|-7
got|11
go|43
grace|28
grade $|55
grade|49
grand and|-6
grandad|-17
granddaughter|-17
grandma|18
grandmother|-34
grandson|-8
grand|-9
grapes|-24
grateful|70
grave|-5
gravy $|-10
gravy|-10
great|40
green $|-24
green one|54
greens|-7
green|-60
greeting|-8
grey and|-7
grey|-8
ground|-5
group|-9
grown|46
grudge|-8
guess|-41
gum|-6
gun|-12
gutters|-28
guys|-7
guy|7
gym|-17
ha $|16
ha ha|17
had $|14
had a name|-6
had a whole|-8
had a|15
had been|-14
had her|-14
had his|-5
had its|37
had it|-5
had meant to|-6
had meant|-6
had me|-6
had my|-20
had never|-5
had no|-20
had one|-4
had on|-7
had some|-5
had stopped|-12
had that|-18
had the|25
had this|-7
had to go|-8
had to hold|-12
had toast|41
had to|-63
had words|-9
hadn't|-19
had|-61
hail|28
hair $|45
hair is|-11
hair|7
hale|-18
half $|-16
half a|11
half of|15
half past|49
halfway|-5
half|10
hall|-8
ham $|-12
hame|-8
ham|-14
hand $|-25
hand and|-18
hand of|-7
handover|37
hands $|-15
hands and|41
hands|-22
hand|-38
hang|19
happened to|-4
happened|-36
happy $|32
happy|15
hard $|-5
hardly|24
hard|-9
harvey|-10
has another|-6
has asked me|-15
has asked|-15
has a|-26
has been|11
has come|15
has gone|-7
has had|22
has not|-9
has no|8
has one|24
has said|-6
has stopped|-10
has the|-13
has told|-7
has to|34
has written|-11
hasn't|-12
has|11
hat $|-10
hate|-24
hats $|67
hats|67
hat|-15
have an|40
have asked|-11
have been|-41
have come|30
have forty|28
have got|-5
have had|10
have it|-19
have i|-7
have made a|-17
have made|-17
have my|-20
have never been|-10
have never|-12
have not|-11
have only|-24
have put|-7
have read it|44
have read|37
have said|20
have seen|-14
have sent|-9
have that|21
have the number|-13
have therefore|-17
have the|62
have told|76
have to|43
have two|-6
have written|-27
have you|-6
haven't had|-5
have|62
having|23
hay|25
ha|51
he asked me|-16
he asked|41
he a|31
he came|44
he comes|-6
he could|-6
he did not|59
he didn't|-37
he does not|-5
he doesn't|-7
he does|-6
he found|-10
he from|-6
he gave me|-6
he gave|-6
he got|27
he had a|16
he had|37
he has|13
he held|-8
he in|-11
he is|70
he just|-5
he kept|-32
he knew|-11
he laughed|-11
he likes|-14
he looked at|-9
he looked|-11
he lost|-8
he not|21
he put|-9
he said it|-7
he said let|-5
he said|-58
he sat down|-5
he sat|-9
he says it|-5
he says|-35
he thought|-7
he told me|-6
he told|-7
he took|-10
he turned|49
he used|23
he waited|-10
he was so|-5
he was the|25
he was|26
he went|-4
he won't|-10
he would|-13
he wrote|-18
he'd have|-4
he'd say|-26
he'd|-77
he'll|-16
head of|-27
head|-43
hear $|-12
hear the|-27
hear you|31
heard $|-15
heard|-57
hearing|-11
heart $|-6
hearts $|-13
hearts|-13
heart|-14
hear|-7
heaven $|-6
heavens|12
heaven|-6
heavy|16
height|-8
held the|-9
held up|-12
held|-43
hello $|37
hello|91
helped|-6
help|29
hens $|-28
hens|-31
her $|-17
her and|-10
her feet|-18
her in the|-6
her in|-7
her i|-9
her name|52
her own|54
her the|89
her to|-22
here $|10
here and|-41
here a|-8
here in|-5
here is|12
here i|-25
here the|54
here to|33
here with|-6
here|55
heron|-11
hers $|-4
herself|-4
hers|8
her|-84
hey|113
he|-74
hiding|-10
high|-9
hill|-33
him $|-6
him ask|-10
him a|-5
him by|-9
him for|-4
him i'd|24
him in the|37
him in|71
him no|60
him so|-5
him that|-5
him the|-7
him to|-27
him with|-7
himself $|-7
himself in|-12
himself|49
him|-48
hinges|-43
hip|-7
his back $|34
his back|34
his feet|61
his hand|-17
his mother|35
his own|-8
his wife $|-6
his wife|-24
history|15
his|-43
hit|-14
holding|-33
hold|13
hole|-9
home $|-10
home and|46
homework|-15
home|-31
honestly|-30
honest|4
honours|-18
hook|21
horrible|-6
horses|-34
horse|-4
hospice|-10
hospital|10
hotel $|76
hotel|64
hour and|-10
hour of|23
hour to|-8
hours $|48
hour|-13
house $|-19
house and|42
house is|-10
house|-15
how $|-25
how do|-23
how it|-5
how i|6
how many|31
how much|-12
how she|41
how to|-35
how you|-20
however|-9
how|-12
hr|-11
humming|-5
hum|-5
hundred and ten|20
hundred and|51
hundred people|-19
hundred|-16
hungry|-8
hung|-20
hurt $|-13
hurt|11
husband|-25
hush|98
i ain't|20
i always say|38
i always|16
i am going|-16
i am not|39
i am writing|-34
i answered|-15
i asked|-23
i ask|-22
i ate|-19
i believe|46
i bought the|-8
i bought|-17
i called|-5
i came home|48
i came|65
i can hear|27
i can see|18
i can't|-32
i can|-9
i carried|-9
i carry|6
i change the|-4
i changed the|-4
i changed|-6
i change|29
i cleaned|-4
i closed|45
i couldn't see|-11
i couldn't|-21
i could|6
i counted|-18
i cut|-7
i declined|-10
i did $|70
i did a|31
i did it|-9
i did my|15
i did not|17
i did the|-20
i didn't know|35
i didn't|29
i did|32
i do it|-4
i do not|-26
i do the|-18
i don't do|-14
i don't go|-5
i don't have|32
i don't know|28
i don't think|-9
i don't want|-5
i don't|-22
i do|-57
i drew the|-5
i drew|-8
i drive|-6
i drove to|-5
i drove|-8
i ended|-6
i failed|-4
i felt|-8
i find|17
i finished|-9
i forgot|-7
i found a|-7
i found|-24
i gave|-25
i get|34
i got a|-12
i got the|13
i got to|-11
i got|12
i go|68
i had a|-25
i had my|-5
i had the|-9
i had to|-10
i hadn't|-7
i had|-28
i hate|-17
i have a|17
i have been|-15
i have forty|28
i have never|-12
i have not|-11
i have only|-24
i have put|-6
i have read|37
i have sent|-9
i have therefore|-17
i have the|11
i have told|38
i have to|20
i have written|-6
i haven't|34
i have|-10
i heard|-14
i hear|-13
i held|-14
i hold|-6
i just sat|-5
i just|17
i keep going|-6
i keep thinking|-8
i keep|-28
i kept|-10
i knew|11
i know $|-9
i know|-35
i laughed|28
i lay there|-8
i lay|-8
i leave|46
i left|-5
i let him|-13
i let it|-12
i let|-39
i lifted|-6
i like that|-7
i like|-24
i listened|-9
i look at|-19
i looked up|-14
i looked|-22
i look|-46
i lost|-25
i made|-14
i make|54
i may|-22
i mean|-14
i moved|-8
i must|47
i nearly|-9
i need to|36
i needed|-34
i need|28
i never|-12
i noticed|-19
i notice|19
i ought to|-4
i ought|-4
i owe|-11
i passed|27
i picked up|-5
i picked|-6
i planted|-5
i pressed|-5
i put a|-7
i put it|-7
i put my|32
i put the|-8
i put|-12
i rang|-6
i read it|-8
i read|-17
i reckon|46
i refused|-5
i run|-5
i said i'll|-10
i said it|-13
i said i|-7
i said nah|-11
i said not|-8
i said no|-14
i said that|-4
i said to|26
i said|-65
i sat|-18
i saw it|-8
i saw|-6
i say no|11
i says|-7
i say|6
i see|-13
i send|-10
i set it|53
i set|52
i shall not|-23
i shall|60
i should have|-23
i should|13
i showed|-13
i shut|-5
i signed the|-8
i signed|14
i sit|-28
i slept|-11
i speak|28
i started|-9
i start|-12
i stayed|-10
i still|-6
i stood there|-5
i stood|-14
i stopped the|-4
i stopped|-31
i take|19
i teach|-9
i tell her|-7
i tell him|-7
i tell you|-33
i tell|97
i then|-4
i think $|-10
i think about|-13
i think of|-9
i think|15
i thought well|-19
i thought|-61
i told her|18
i told him|52
i told my|-10
i told them|-7
i told the|-30
i took it|-5
i took the|-11
i took|-40
i trained|-4
i tried|-9
i turned it|-5
i turned|-9
i understand|-5
i used to|-28
i used|-42
i wake|-4
i walked past|-4
i walked|-7
i want to|-29
i wanted to|-8
i wanted|-20
i want|-45
i was a|-5
i was nine|-6
i was on|-6
i was saying|-7
i was sent|54
i was so|-7
i was the|-12
i washed|-13
i wasn't|-14
i was|16
i watched|-9
i went in|-9
i went to|-11
i went|-32
i will be|-15
i will not|20
i will|83
i wished|-14
i won't|50
i would not|-5
i would|10
i write|-14
i wrote it|-19
i wrote|-31
i'd a|-33
i'd been|48
i'd be|13
i'd had|-8
i'd have|24
i'd like to|-26
i'd like|-27
i'd my|-7
i'd never|-10
i'd not|-15
i'd only|-6
i'd rather|89
i'd say|25
i'd|-41
i'll be|28
i'll do the|-5
i'll do|-19
i'll go|7
i'll not|-39
i'll put|-20
i'll say|26
i'll stay|21
i'll tell it|-40
i'll tell you|52
i'll tell|12
i'll write|-30
i'll|123
i'm a|-36
i'm doing|17
i'm done|-53
i'm fine|107
i'm forty|-12
i'm going to|-33
i'm going|-18
i'm good $|46
i'm good|33
i'm in the|-14
i'm in|-15
i'm just|21
i'm not going|16
i'm not|7
i'm no|5
i'm on|-19
i'm scared|-5
i'm sick of|-10
i'm sick|-10
i'm still|37
i'm telling|37
i'm the one|-16
i'm the|-18
i'm to|-20
i'm writing about|-6
i'm writing|-19
i'm|17
i've always|-26
i've a|18
i've been|-52
i've begun|-4
i've come|-5
i've decided|53
i've done|-6
i've gone|-20
i've got a|-17
i've got it|42
i've got the|-11
i've had|-16
i've known|-4
i've never told|-5
i've never|-18
i've not|-14
i've no|-12
i've put the|37
i've put|35
i've read|9
i've said|69
i've started|-26
i've still|38
i've stopped|-15
i've the|25
i've thought|-11
i've told|-14
i've to|-12
i've written|-4
i've|15
ice $|-9
ice|-25
idea|-19
if it|-20
if she|87
if they ask|14
if they|11
if the|-6
if you're|-8
if you|-36
imagine|-7
in $|-85
in 1974|-7
in 1989|38
in a jar|-5
in a week|-5
in and i|-9
in and|-39
in april|-5
in at noon|47
in at the|16
in at|42
in a|-34
in by|-5
in for|-7
in her|51
in his|-23
in it $|-32
in its|-21
in it|-57
in june $|-11
in june|-14
in law|-8
in march $|-12
in march|-29
in me|-9
in my hand|-4
in my mouth|-11
in my|-29
in nine|-7
in one|10
in order|8
in our family|-6
in our house|35
in our|20
in red|-6
in six|-15
in ten|-5
in that|-25
in the box|38
in the car|26
in the drawer|32
in the end|-24
in the family|27
in the form|14
in the fridge|-9
in the kitchen|-5
in the library|32
in the line|-14
in the margin|-7
in the middle|-5
in the morning|-14
in the next|50
in the old|-7
in the pocket|42
in the shed|-13
in there|13
in the|-26
in this house|-5
in three|14
in to|-7
in with|23
ink $|10
ink|22
inside the|-9
inside|-23
instead $|-6
instead|37
insurance and|-7
insurance|-8
internet|-5
into a|-6
into it $|7
into it|6
into my|-6
into the|17
into|-25
in|-45
ironing|-15
is $|26
is about|41
is all|87
is also|38
is always|21
is an|-17
is asking|10
is as|9
is at|24
is better|41
is called|-8
is closed|-5
is coming|32
is enough|14
is from|12
is getting|-26
is good|59
is his|42
is how|-50
is in the|43
is it|-6
is i|-33
is just|-18
is like|-11
is my|-12
is not|60
is now|-21
is no|33
is on the|38
is one|-17
is only|-15
is on|-52
is right|-42
is somebody|-15
is still|-7
is that i|-43
is that|-63
is the|-35
is too|-35
is to|56
is up|-57
is well $|42
is well|42
is what i|-10
is what|-20
is where|-28
isn't $|-34
isn't the|15
isn't|-29
is|75
it $|4
it a long|10
it about|-6
it again|-4
it all in|-7
it all|-37
it always|34
it and he|-24
it and it|-4
it and|34
it anyway|-7
it an|11
it as|-17
it at the|-7
it at|17
it away $|9
it away|6
it a|39
it back $|-7
it back and|-8
it back in|51
it back|18
it because of|-8
it because|-13
it been|-16
it better|18
it be|-34
it but|-9
it came|-15
it can|43
it closed|-7
it didn't|-12
it down $|50
it down|45
it eight|-8
it fine $|15
it fine|21
it for the|-11
it for|-33
it four|-5
it from|-4
it goes|-6
it going|-7
it good|-16
it got|-28
it go|5
it had a|46
it had|21
it has a|-34
it has been|54
it has|-11
it here $|-5
it here|-60
it he|-9
it his|33
it i'm|-14
it in a|-8
it in my|-15
it in the|64
it in|98
it is $|-30
it is a|-35
it is not|-29
it is the|-28
it is well|42
it isn't $|-26
it isn't|-17
it is|16
it it|-19
it i|121
it just|10
it later|-26
it like|-24
it looks like|-27
it looks|-27
it made|-6
it my|-28
it not a|-4
it not|6
it now $|-9
it now|-21
it no|-6
it off|-14
it on a|-17
it on the|-22
it one|-6
it only a|38
it only|35
it on|-30
it out|-7
it over the|-5
it over|-18
it rained|-9
it ring|-6
it says|-11
it she|-5
it since|58
it so|-4
it still|-12
it stopped|52
it takes|-18
it that|-26
it the first|-31
it then|-42
it there $|-11
it there|34
it the|19
it thirty|-12
it till|-8
it to him|-5
it to the|-16
it took|-36
it too|20
it twice|-6
it until|-19
it up|-25
it was $|-5
it was a|-6
it was fine|-10
it was for|-12
it was his|-6
it was like|-7
it was not|42
it was only|41
it was the|-23
it wasn't|-39
it was|-14
it went|-6
it whatever|98
it what|-8
it when|19
it will|119
it with the|-6
it with|75
it wi|-7
it works|-13
it would be|5
it would|5
it written|-9
it yesterday|-26
it'd|28
it'll be|-12
it'll|7
item|-45
its a|-6
its fine|-5
its own|-19
itself|17
its|-32
it|-6
ives|-4
i|-22
jacaranda|-7
january|-13
jar $|-6
jar|-9
jas|-11
jaylen|-18
ja|21
jean|-12
jess|-17
jim|-63
job $|-8
job|-24
joined|-11
join|-17
joke $|6
joke about|-8
jokes $|-12
jokes|-16
joke|20
joy|-23
judge|11
jumped|-8
jumper|-5
june $|-25
june|-27
just a|6
just let|-5
just like|-8
just sat|-5
just stopped|-8
just the|12
just to|-10
just|-23
karen|-24
keep going|-6
keep it|47
keep thinking|-8
keep|61
kept it|-20
kept the|33
kept|-43
ketchup|54
kettle on|10
kettle|71
keys|-6
key|27
kid $|-9
kids|-30
kid|-24
kilometres|32
kilos|-11
kind $|-10
kind of|24
kindly|-17
kind|56
kissed|-15
kitchen with the|-5
kitchen with|-7
kitchen|-39
kit|-4
knee $|-8
knees $|9
knees|44
knee|-15
knew $|-18
knew the|-10
knew|-28
knife and|-8
knife|-28
knitting|-13
knock|-11
know $|-61
know and|52
know how|-4
know it|-16
know i|-12
know me|-24
know that|-31
know them|29
know the|-5
know what to|-9
know what|50
know where|-7
known|-13
knows $|-6
knows|-59
know|-25
kyle|-12
lab $|-10
labels|-6
label|-7
lab|-20
lace|-8
ladder $|-13
ladder|-20
laddie|-5
ladies|38
lads and|-8
lads|37
lady asked|-5
lady called|-4
lady said|-6
lady|-39
lad|-17
lake|-16
lamp|-46
landing $|-5
landing|-17
landlord|38
land|-8
lane|-6
languages|-7
language|-15
lap|-5
large|-6
lass|5
last $|24
last night|-19
last time|-12
last week|-14
last year|-7
lasted till|-10
lasted|-20
last|-46
late $|-40
late and|12
lately|-5
later $|-15
later after|-9
later it|-16
later later|-17
later when|-9
later|-43
late|-30
laugh $|21
laugh and|4
laughed $|-32
laughed and|-9
laughed so|-8
laughed|-33
laughing|-4
laugh|57
laundry|41
law $|-4
lawn|-19
lawyer $|-6
lawyer|-11
law|-12
lay there|-11
lay|-7
la|47
lead|8
leaf $|7
leaf|5
learn the|-9
learned the|-22
learned to|-7
learned|-30
learnt|-6
learn|-17
least|115
leave $|-29
leave it $|-20
leave it at|28
leave it there|53
leave it|45
leave that|18
leave the|26
leaves|9
leave|-24
leaving it|55
leaving|32
lecturer|-15
leeds|-18
left $|-19
left a|52
left hand|-13
left it|-4
left the|-25
left to|-23
left|-67
leg $|-4
legs $|-28
legs|17
leg|26
lent me|-24
lentils|-13
lentil|-17
lent|-25
less $|-25
lesson|38
less|-29
let go|-6
let her|-39
let him|-10
let it be|-34
let it go|11
let it ring|-6
let it|22
let me|148
let not|-31
let talk about|-27
let talk|-27
let the|-6
let us leave|16
let us|47
letter $|-18
letter from the|-8
letter from|-11
letter to|-7
letters $|-10
letters|20
letter|-57
let|134
level|-13
library|-28
licked|-5
lid|54
lied|13
lies|13
lie|-11
life $|38
life and|-7
life|73
lift $|-10
lifted it|-5
lifted|-19
lifting|-9
lift|-29
light $|-24
lights|-30
light|-30
like $|27
like an|24
like a|-16
like it|-16
like i|-5
like on|23
like someone|-9
like that $|-12
like that|-41
like the|5
like this|-18
like to go|-6
like to|7
like we|33
liked the|-11
liked|-24
likes|-15
like|-69
lime|-22
limit|13
linda|-12
line $|10
line of|-5
lined up|-12
lined|-12
lines $|24
lines|18
line|78
list $|38
list of|-18
listened|-11
listening to|-10
listening|31
listen|12
list|9
literally|57
little|-34
lit|-13
lived|-4
liverpool|26
lives in|5
lives|5
live|-25
loaded|-10
load|22
loan|-6
local|-10
locked|-11
loft|-22
lol|83
long $|-22
long enough|-12
long time $|-13
long time|19
longer|-24
long|8
look at it|-26
look at me|4
look at the|77
look at|46
look the|60
looked at her|-4
looked at me|-9
looked at|-27
looked up|-14
looked|-71
looking at the|-16
looking at|-19
looking|-33
looks at|69
looks like a|-19
looks like|-27
looks|41
look|113
lord|76
lorry|-5
lose|-8
losing|-10
lost his|-5
lost my|44
lost one|-5
lost the|-19
lost|-46
lot $|36
lot of|-20
lot|27
loud $|-13
loud|-28
loved|-6
lovely $|-13
lovely|-13
love|-14
lower|-7
low|-7
luck|-5
luggage|-8
lunch $|23
lunch was|-6
lunch we|-6
lunch|-21
lungs|-5
lying|-34
lynn|-57
m $|-21
ma'am|-6
machine $|-19
machine|48
madam|-20
made a|-28
made the|-11
made|-97
magpies|54
mail|-11
mair|7
make a|-8
make it|14
make the|-22
makes|-8
make|54
making a|8
making the|-6
making|-19
mama|-25
mammy|-7
mam|-15
mamá|-15
man $|23
man and i|-12
man and|-13
man in the|-5
man in|-13
man on|26
man who|-18
manager $|-12
manager|-23
mangoes are|-18
mangoes|-19
mango|18
many|60
man|12
map|-6
marathon|-20
marble|-9
march $|-18
march|-35
margaret|61
margin|-7
market|-7
marks|-6
mark|-8
marriage|-29
married|-13
matches|-17
match|-17
mate $|21
mate|-39
maths|-7
matter|54
mattress|17
matt|-5
maureen|-8
maybe $|-28
maybe|-21
may|-6
ma|-11
me about|-12
me also|-12
me and i|-7
me and|-31
me at|-4
me a|-31
me down|-6
me finished|21
me first|14
me for it|-7
me for|37
me from the|-7
me from|-10
me half|-7
me how|-22
me if i|-6
me if|-12
me in|-10
me it|-5
me i|43
me now|-5
me of|39
me on the|-5
me one|-23
me on|-5
me own|60
me so|38
me that he|-7
me that|-22
me the|-44
me to be|28
me to say|11
me to|13
me up|-6
me what|-21
me with|16
means|-15
meant to be|9
meant to|-6
meant|-11
mean|-26
measured|-14
meeting|-40
meet|-6
memorial|-5
memory|-5
mended|25
mentioned|-24
mention|-55
men|-26
meself|-19
messages|-13
metres|-15
metro|-7
met|18
me|-24
middle of|-4
middle|-6
midwife|-6
might|-6
miles|-21
milk $|27
milk|44
mind $|-8
mind is|-6
mind it|-9
mind the|-7
minded|5
mind|-56
mine $|14
mine and|-8
mine to|43
minute in|-11
minutes on|-11
minutes|-11
minute|109
missing|-8
missus|-5
miss|4
mistake $|-26
mistake|-45
moment|42
mom|-27
monday $|-20
monday and|-7
monday i|-21
monday|-5
money $|-11
money for|-6
money|-43
month $|-7
months $|-12
months|-41
month|-29
moon|-10
more $|11
more and|-24
more than the|-37
more than|-9
more|41
morning $|-20
morning and|-8
morning i|-18
morning with|-4
morning|-83
mortar|-22
mortgage|-17
most of|-11
mostly|-42
most|-10
mother $|-7
mother and|-5
mother asked|-10
mother has|39
mother in|-11
mother is|-4
mother|18
moths|41
mountain|-10
mouth $|7
mouth and|27
mouths|43
mouth|22
move on|-15
moved on to|-8
moved on|-16
moved the|-8
moved to the|-6
moved to|-13
moved|-58
moves|-21
move|-51
moving on|-9
moving|-6
mr ives|-4
mrs|-30
mr|-53
much $|-21
much|11
mud|-14
mug|-8
mums|6
mum|-54
municipality|22
museum|-10
music|23
mustn't|46
must|6
my age|13
my aunt|-7
my back $|-13
my back|21
my bag and|-12
my bag|-13
my blood|12
my brother|-19
my coat on|-8
my coat|-11
my cousin|-9
my dad|-4
my daughter|-26
my desk|-4
my eldest|-5
my ex|-7
my eyes|54
my face|-12
my father|-32
my feet|-23
my fingers|-6
my finger|-9
my first|-7
my friend|-14
my grandmother|-27
my grandson|-5
my hair|-25
my hand $|-8
my hands $|-7
my hands|-16
my hand|40
my head|-11
my husband|-14
my knees|-18
my knee|-5
my left|-7
my life $|-9
my life and|-7
my life|13
my lungs|-5
my mom|-7
my mother in|-11
my mother is|-4
my mouth $|34
my mouth|40
my mum|-5
my name and|-8
my name|-20
my neighbour|-5
my old|-13
my own name|-11
my own|34
my pen|9
my phone|-21
my shoes|-6
my sister|44
my son|-6
my story|6
my tea|-14
my teeth|8
my two|44
my uncle|-8
my whole|-6
my wife|14
my wrist|-10
myself $|-17
myself in|-7
myself|31
my|-21
m|-21
nae|42
nah $|46
nails $|5
nails|26
nalwoga|-6
name $|-18
name and|52
name is|-7
name of|-6
name on|-4
named|-28
names $|-5
names|20
name|-66
nan|-21
na|-19
nearly|-29
near|-30
need a|23
need to be|9
need to|53
needed $|-31
needed|-48
needs a|-6
needs|53
need|-12
neighbor|-14
neighbour|-15
neither $|35
neither of|-20
neither|19
net|-40
never been so|-4
never been|-17
never did|-10
never let|-5
never met|35
never mind the|-7
never mind|-28
never once|-7
never seen|-10
never told|-9
never|-94
new girl|-7
news $|-38
news and|49
newspaper|-8
news|-5
new|-29
next door|-27
next line $|18
next line|18
next to the|-7
next to|-18
next week|-16
next|55
nice $|-22
nice|-9
night $|-17
night i|-4
night shift|-8
nights|5
night|-43
nine $|38
nine and|-25
nine i|-6
nine of them|-8
nine of|-10
nineteen $|-8
nineteen years|-5
nineteen|18
ninety|-42
nine|-7
nivver|-30
no $|36
no and|39
no business|-36
no but|-7
no idea|-5
no i|-7
no leave|-7
no longer|-14
no madam|-4
no more|25
no not|-5
no no|-23
no one|32
no reason|-16
no thank you|-28
no thank|-28
no the|32
no to|-33
nobody asked|96
nobody could|-5
nobody died|34
nobody else|-7
nobody has|-9
nobody in|-24
nobody is|-11
nobody wanted|-14
nobody|14
nodded|-6
noise $|-7
noises|-14
noise|-14
none $|-20
none of them|-14
none of|-15
none|-8
noon $|36
noon|32
nope|16
normal|-33
north|-13
nor|-8
nose|-5
not $|31
not at|17
not a|-6
not been|-11
not be|-24
not come|14
not discuss the|-12
not discuss|-21
not doing|32
not even|-45
not for|9
not going to|44
not going|65
not go|-5
not have|-8
not having|47
not know|-27
not let|-4
not like|-7
not mine to|43
not mine|79
not my|92
not now|-9
not one of|-11
not one|-31
not on|18
not right|-14
not said|-5
not say|-14
not see|23
not speak|12
not stop|-8
not talking|-9
not talk|-18
not the|-14
not this year|-8
not today $|-8
not today|-54
not to|41
not want to|-6
not want|7
not what|-6
not writing|-18
note $|8
notebook $|41
notebook|82
notes $|-31
notes|-36
nothing $|-25
nothing and|9
nothing but|-7
nothing else|6
nothing in|-5
nothing that|28
nothing to say|20
nothing to|14
nothing|29
notice and|-24
noticed|-19
notice|42
not|51
novel|-34
now $|55
now and the|40
now and|8
now a|54
now for the|-12
now for|-18
now he|-6
now it|-47
now i|-55
now she|-9
now there|-26
now the|26
now with|22
nowt|-19
now|20
no|-15
number $|36
numbers $|-16
numbers|-24
number|99
nun|-19
nursery|-10
nurse|-8
nursing|-4
o'clock|28
o't|57
oatmeal|29
obviously|41
och|62
october $|-12
october|-13
odd|-33
of $|-8
of a|34
of being|-10
of course|-11
of everything $|49
of everything|49
of her|-14
of him $|-8
of him|-8
of his|-15
of it $|55
of it the|-5
of me|87
of mine|-5
of my life|21
of my own|-12
of my|-44
of nothing $|-7
of nothing|29
of old|-8
of our|-8
of tea|35
of telling|-57
of that|23
of the window|-7
of them $|-14
of them are|-13
of them|-41
of the|-58
of things|-11
of this|30
of those|-24
of us in|-5
of us|-39
of what i|-30
of what|-44
of which|-19
off and|-22
off at|-10
off a|-10
off i|-4
off the|-42
offered me a|-6
offered me|-13
offered|-26
offering|-4
offers me|-8
offers|-8
offer|-5
officer|-4
office|-14
off|-78
often|-7
of|-24
oh look|9
oh|30
oil|-26
ok $|-4
ok so|-24
okay|44
ok|-24
old $|-14
old and|-9
old man|5
old ones|-9
old woman|69
old|51
on $|20
on a sunday|-15
on about the|32
on about|11
on and|-17
on as if|-5
on as|-5
on at|-8
on a|55
on day|-6
on friday and|-15
on friday|-47
on her|-10
on it $|-7
on it|-12
on me|18
on monday i|-10
on monday|9
on my knees|-13
on my own|10
on my|-33
on our|33
on page|-50
on paper|16
on saturday|-24
on sunday and|-6
on sundays|10
on sunday|-21
on that $|8
on that|47
on the board|-10
on the desk|-5
on the first|59
on the floor|-8
on the fourth|-10
on the fridge|15
on the left|-4
on the phone|-13
on the same|-11
on the subject|-9
on the telephone|-5
on the third|-14
on the tuesday|-15
on the wall|44
on the way|-4
on them|21
on the|-71
on thursday and|-13
on thursdays|-5
on thursday|-25
on to the|-18
on tomorrow|-29
on top of|32
on top|32
on to|-39
on tuesday|-27
on wednesday i|-9
on with the|40
on with|36
on your|-9
once $|-11
once|-65
one and he|-4
one and|-13
one asked|-18
one at a|-5
one at|-6
one could|13
one day|20
one does not|39
one does|39
one for|-25
one good|-16
one had|21
one in the|-14
one in|-25
one knows|-6
one line|-37
one of them|10
one of those|-15
one of|-11
one page|32
one that|-25
one the|-6
one thing|-7
one to|-4
one two|23
one with the|-18
one with|-19
one word|-14
ones $|-23
ones are|-13
ones with|43
ones|16
one|-21
onions $|-13
onions|-20
only a|84
only my|-9
only one|-16
only the|-7
only|-34
oot|4
open it|9
open the|-6
opened it|-5
opened the|-20
opened|-33
opens|10
open|-15
operation|-5
op|-16
or not|16
or one|-12
or the|-6
or whatever|-15
or you|-5
orange|-6
orchestra|-9
order $|-21
ordered|-9
orders|9
order|20
or|-49
osvaldo|-16
other $|-17
others|80
other|19
ought to|-4
ought|-4
oupa|59
our family|-6
our house|35
our linda|-12
ours|-21
our|-17
out $|-57
out and|-38
out at|9
out a|-14
out because|-8
out for|45
out here|-21
out his|-8
out in|-6
out loud|-8
out of the|26
out of|8
out the|74
out to the|17
out to|11
out what|-18
out with|-4
outside the|-14
outside|-17
out|-12
oven $|41
ovens|-8
oven|78
over $|18
over and|-35
over a|-22
over it|-16
over there|21
over the|34
over to|-8
overnight|-14
over|15
owen|-16
ower|-7
owe|-12
owl|-5
own $|-17
own name|-11
owned|-4
own|68
o|-40
packed|-4
pack|-6
page $|34
pages|-26
page|75
paid for|-19
paid|12
painted the|-5
painted|-21
painting|-7
paint|-4
pain|-17
pair of|-5
pair|-7
pale|-4
palm|-10
pan|-5
papa|-19
paper and|-7
paper in|-9
paper to|-16
papers|-12
paper|14
paragraph $|46
paragraph|79
parcel|-7
parish|-6
park $|-10
parked|-9
parking|-7
part $|-7
partner|-19
parts|-17
party|-14
part|-15
pass the salt|27
pass the|48
passed the|34
passed|25
password|-15
pass|44
past $|-5
past four|-10
past it|-4
past the|-25
pastor|-20
past|-71
patient|19
pattern|-21
pauline|-14
paul|-6
paying|-41
pays|14
pay|5
pa|-32
peaches|-41
peach|-12
peas|43
pen $|24
pencil|72
pension|-18
pens|-12
pen|97
people $|-16
people and|-10
people have|-15
people in|19
people|34
percent|26
person $|-9
person who|5
person|-12
per|-20
petrol|-8
pe|-11
phone to|-11
phoned $|-12
phoned|-23
phone|-71
photo of|-18
photographs|34
photograph|-29
photos|-6
photo|-29
physio|-38
piano $|-8
piano|-14
pick up|52
picked up|-9
picked|-23
picking|58
pickle|45
pick|36
picture $|23
picture|18
pie $|11
piece $|27
pieces|-15
piece|27
pies|-24
pie|8
pigeon|-9
pig|-9
pillow|18
pills|-16
pine|-6
pink $|-5
pink|-15
pipe|-9
pit it|-14
pit|6
pizza $|-12
pizza|-19
place $|-48
place and|-10
place to|38
place|-5
plan $|-5
plane|14
plant $|-7
planted|-5
plants|-7
plant|-18
plan|-28
plaque|34
plastic|-11
plate $|16
plate and|-5
plates|46
plate|-32
play $|47
played|-22
playing|-11
plays|-8
play|23
please $|37
please|74
plumber|28
pocket $|-14
pockets|-10
pocket|27
poems|-37
poem|-6
poetry $|-6
poetry|-57
point $|-38
point|40
polite|-13
politics|-11
pool|-4
poor|18
porch $|-4
porch|-4
porridge|-35
portal|-17
portuguese|-5
post $|-13
posted|30
poster|37
postman|-16
postponed|-16
post|-11
pot $|-30
potatoes|29
pot|-40
pounds of|81
pounds|49
pound|-10
pour|12
power|-12
practice|-9
praise|59
pray for|-16
prayed|-25
prayer|-6
pray|-33
preached|-14
preach|16
prefer|31
presbytery|-5
pressed|-5
pressing|-39
pressure|44
press|-15
price of|-5
prices|-4
price|-14
priest|-20
print|-6
priya|-13
problem|41
professional|37
professor|-8
promised|-5
properly|-15
property|-10
proper|-62
proposed that we|-5
proposed that|-5
proposed|-13
proud|5
public|25
pub|16
pudding|-26
pulled|44
pump|-14
pure|-15
pushed|-8
put a|-28
put down her|-6
put down the|-5
put down|-14
put his|-10
put it in|30
put it|21
put me|-10
put my|30
put off|-8
put the kettle|9
put them|-12
puts|-21
putting|26
put|-58
python|-9
quarters|-6
quarter|-40
queen $|-8
queen|31
question $|-7
question|-12
queue|-8
quicker $|-8
quicker|-9
quickly $|-12
quickly|-13
quid $|-47
quid|-28
quiet $|-6
quiet then|-5
quiet|10
quite|-30
quit|33
quoted|-9
qué|62
race|16
radio $|15
radio on|-14
radio|44
railway|-8
rain $|-39
rained|-11
rain|7
raised my|-4
raised|-26
raise|-10
ran out of|-6
ran out|-6
rang from|-7
rang the|-4
rang to|-6
rang|-48
ran|-37
rather|27
ray|-29
reached|-7
read it|50
read the|-39
reading $|24
reading a|-13
reading|-34
ready|-28
read|-9
real one|-4
really $|-22
really|-46
real|-16
reason $|-23
reasons|-7
receipts|-21
recipe|-19
recital|-39
reckons|-19
reckon|45
recognised|-5
recorder|-5
record|40
recycling|-9
red|-31
refused the|-9
refused|-19
refuses|-14
relief|-39
remembered|-5
remember|-39
repaired|-6
report|-34
request|28
resolved|12
rest $|71
rest of the|33
rest of|12
rest|109
results|-18
retired|-8
returned|-20
return|32
reunion|-5
ribs|-13
rice and|-9
rice|-30
rickshaw|-10
right $|-83
right and i|-7
right and|10
right so|30
right to|-17
right|-12
rina|-5
ring $|-14
ringing|-11
rings|-14
ring|-14
river|-12
road $|-16
road and|16
road|28
roast|-5
robin|-6
roll $|-5
rolled|-12
rolls|-8
roll|12
roof $|-7
roof|-13
room $|-14
room six|42
rooms|-8
room|-9
rope $|24
rope|24
roses|-14
round $|-31
round and round|57
round and|33
round at|-14
round it|17
round the|5
roundabout $|-11
roundabout|-11
round|17
row|11
rubber|-9
rude to|-16
rude|23
rugby|-32
ruler $|-17
ruler|-17
run $|-10
running|-9
runs|-9
run|-44
rye|35
sacked|-11
sack|-7
sad|-16
said $|33
said a word|-5
said as|-22
said a|-7
said don't|-13
said he'd|-6
said he|19
said i'd|-4
said i'll|-10
said i'm not|43
said i'm|41
said in|14
said is|50
said it $|-6
said it is|-14
said its|-4
said i|-13
said leave it|-15
said leave|-22
said let us|-13
said let|-37
said my|46
said nah|-11
said no $|-9
said no madam|-4
said not|-11
said no|-32
said so|-8
said stop|-22
said take|-5
said thank you|-5
said thank|-6
said that|-15
said there|-18
said the|-14
said to the|13
said to|41
said well|-8
said we|-8
said yes|-8
said your|-5
said|-84
saint|28
salary|-14
salt $|7
salt|32
same $|45
same|15
sandwiches|21
sandwich|-4
sang the|-17
sang|-38
sarah|-21
sat $|-5
sat down|-26
sat here|-5
sat on the|-4
sat on|-7
sat with|-12
saturday $|-59
saturday|-30
sat|-73
sauce|-7
sausage $|-42
sausage|-51
saved|23
saw him|-10
saw it $|-11
saw it|-12
saw that|13
saw the|-9
saw|-41
say $|81
say about|23
say and|36
say he|-10
say how|-13
say i'm the|-16
say i'm|-16
say it|-42
say never mind|-8
say never|-8
say nothing|20
say one|-14
say something|-15
say so|10
say that|-48
say the|19
say to him|-4
say to|-15
say whatever|-5
saying it|-5
saying|-45
says it is|-15
says it the|83
says it|53
says leave|-5
says never|-6
says no|-6
says that|-5
says the|13
says to|-8
says|-64
say|89
scale|-12
scandal|-23
scared of|-18
scared|-19
scarf $|-8
scarf|-9
school $|-10
schools|-12
school|-26
scissors $|-4
scissors|-4
scraped the|-5
scraped|-5
scratch|25
screen $|-22
screen|-25
sea $|-8
season $|11
seat|-13
sea|24
second $|14
second one|-6
second time|-15
seconds $|-6
seconds|-10
second|-83
section|-31
security|-5
see $|-7
see a|-20
see how|23
see it $|28
see my|-13
see the|9
see who|10
seed|23
seeing|-13
seen it|-9
seen|-51
see|55
selling|-10
sell|-7
seminar|-5
sends|-5
send|-17
sent a|-27
sentence $|-6
sentence|64
september|-5
sergeant|-34
service|-39
sesame|36
session|-4
set $|34
set down|-24
set it|27
sets|-12
set|39
seven $|-41
seven and|-28
seven years|-41
seventeen|-11
seven|45
señora|20
shake|-13
shall not|-23
shall|101
shan't|66
shaped|-5
shared|-8
share|-9
she asked|-5
she a|-8
she bought|-4
she calls|28
she can't|-4
she did not|-13
she didn't|-5
she did|-15
she doesn't|-5
she gave|-7
she goes|-4
she got the|-10
she got|-25
she had|26
she has|9
she is|51
she laughed and|-7
she laughed|-12
she put|-5
she said it|-8
she said|-44
she says the|28
she says|10
she say|-9
she told|-9
she wasn't|-5
she was|-14
she wrote|-6
she'd say|-13
she'd|-61
she'll|55
shed $|31
shed|10
sheep|-10
sheet|-34
shelf|-4
she|-115
shift|-12
shirt $|-9
shirts|-19
shirt|41
shoes|-13
shoe|22
shook|-6
shop|-48
short and|24
short of|-35
short|38
shot|62
should be|30
should have|-70
should not|11
shoulder|-17
shouted|-49
shouting|-30
showed her|-12
showed|-31
shows|-10
show|-6
shut $|-6
shut it|21
shut the|-6
shutter|-21
shut|37
sick of being|-10
sick of|-10
sick|-65
side $|-13
sides|-18
side|-25
sign $|34
signal|-6
signed the paper|-5
signed the|-13
signed|-10
signora|-10
sign|35
silence $|-16
silence|-7
silent|-4
silly|42
sill|-16
silver|21
since august $|-5
since august|-6
since easter $|-5
since easter|-5
since february|-7
since he|-14
since i was|-5
since i|-10
since that|-8
since the|-31
since|-137
sing it|-19
singing|-9
single thing $|-4
single thing|-4
single|-7
sings|-23
sing|-22
sink $|9
sir|-39
sister says|-5
sister|-9
sit $|33
sit down|-19
sits in|16
sits on the|-5
sits on|-5
sits|6
sitting on the|14
sitting on|14
sitting|-4
sit|51
six $|-22
six and|-8
six hundred|-19
six minutes $|-9
six minutes|-9
six weeks $|-9
six weeks|-9
six with|47
six years|50
sixteen|-11
sixth|-7
sixty|-61
six|-42
size of a|-17
size of|-18
size|14
skeleton|39
skin|35
skip|16
sky|-14
sleeping in the|-11
sleeping in|-11
sleeping|-11
sleeps|-6
sleeve $|-4
sleeves|-5
sleeve|-5
slept $|-5
slept in|-4
slept|-21
slides|-10
slide|-9
slid|-16
slow $|-4
slow|-20
slugs|-36
small $|-30
small and|52
small like|36
small|37
smell $|-6
smell of|-5
smell|-32
smile $|71
smile|65
snow $|-24
snow|7
so $|101
so did|-9
so does|-18
so here|-22
so i did|-9
so i do|-6
so i put|-12
so i sat|-4
so i stopped|-9
so i'll|33
so i'm|-18
so i've|-15
so in|-29
so it|41
so i|-44
so let|41
so long|-25
so many|20
so much|-6
so my|-14
so now there|-9
so now|-11
so no|-9
so she|-13
so that the|-8
so that|-64
so the|-15
so thin|-6
so this|4
so to|21
so we left|-6
so we walked|-5
so we're|-5
so we|-65
so what|-8
so you|15
soaked|-5
sober|40
sock|-8
soft|-6
sold the|-9
soldiers $|19
soldiers|19
sold|-12
somebody $|-8
somebody else|-14
somebody had|-5
somebody|-24
someone|-41
something $|-28
something about the|22
something about|21
something else|36
something to|-6
sometimes|-7
somewhere $|30
somewhere else $|21
somewhere else|21
somewhere|68
some|-16
song $|-6
songs|14
song|-10
son|-16
sophie|-6
sorry $|-26
sorry to|-11
sorry|16
sort of|-21
sorted the|-6
sorted|-17
sort|7
sound like|29
sounds like|17
sounds|14
sound|19
soup $|51
soup|24
so|46
spare|18
speak at|-5
speak of that|-21
speak of the|20
speak of|6
speaking|-5
speaks about|41
speaks|41
speak|31
special|-33
speech|-23
spelt|52
spend|-20
spent the|-4
spent|-34
spoil|61
spoken to|-6
spoken|52
spoke|-12
spoon $|-16
spoon|-22
spreadsheet|-17
spring $|-7
spring|-14
square|-16
stacked|-49
stack|-5
staff|-10
stage|53
stairs $|-11
stairs|24
stammer|-12
stamps|33
stamp|-17
stand and|19
standing there|-6
standing|-16
stands|15
stapler $|5
stapler|-20
star shaped|-5
stars|-14
start the|-10
started a|-10
started the|-11
started to|12
started|-12
start|44
star|-5
state|54
stationery|-9
station|33
stayed|-19
stays|-4
stay|27
stepped over|-5
stepped|-6
steps|-26
step|-4
steve|-5
stew|-7
stick $|52
sticks|39
stick|96
still got|38
still in|-22
still i|-6
still on the|-16
still on|-17
still|7
stomach $|-17
stomach|33
stone $|-6
stone|45
stood in the|-5
stood in|-6
stood there|-21
stood up|-13
stood|-63
stop $|-53
stop and|35
stop at|-6
stop it|-7
stop stop|-30
stop there|-4
stop the|-14
stopped $|-41
stopped and|-7
stopped at|-16
stopped me|-4
stopped the|-6
stopped with|-12
stopped|-33
stopping $|-7
stopping|-27
stops $|-13
stops|-27
stop|13
store|39
stories|24
storm|-5
story and|5
story of|-17
story|83
stove $|38
stove|35
straight|-17
straw $|-6
straw|-6
street $|-5
street|-35
stretch|-10
strike that|26
strike|64
string|41
stroke|-15
stuck|-28
student|23
studio|-6
stuff|-5
stupid and|-5
stupid|-14
subject $|-7
subject of|-10
subject|17
such a|30
such|65
sugar|39
summer|-25
sum|16
sunday $|38
sunday and|-8
sundays $|14
sunday|-24
sun|-6
supermarket|-5
supper $|22
supper|17
supposed to|-45
supposed|-45
sure $|-30
sure what|53
sure|35
surgeon|-9
sweat|-28
sweet|-23
swept|-16
system|52
table $|-31
tablet|-23
table|-40
tab|22
tacos|-6
tae|-16
take it|-21
take my|39
take the|-15
taken|-19
takes the|17
takes|-8
taking|-12
talk $|34
talk about my|-5
talk about the|-17
talk about|-25
talk of|16
talk to|-6
talked about|-5
talked|-13
talking $|-9
talking about|-4
talking to|-5
talking|-37
talk|-31
tank $|-6
tank|-14
tape|-17
taps|-9
tap|-6
tartan|-24
taught me|-5
taught|-32
tax|17
tea $|-16
tea and|-6
teacher says|-6
teachers|15
teach|-9
tea|38
teeth $|-8
teeth|13
telephoned|-8
telephone|-8
tell about the|39
tell about|39
tell her|-8
tell him|-13
tell it|-33
tell me|-5
tell them|50
tell us|-6
tell you about|10
tell you|18
telling|6
tells me|-4
tells you|-27
tells|-32
telly|-16
tell|-23
telt|-16
ten $|-28
ten minutes $|-14
ten minutes|5
ten past four|-7
ten past|-7
ten to five|-9
ten to|-9
tenure|-19
ten|-40
test|-29
texted|-8
than a|8
than i|56
than me $|22
than me|18
than the|-29
thank god|21
thank you $|57
thank you i've|-7
thank you i|-19
thank you|24
thanked me|-6
thanked|-7
thanks|15
thank|44
than|34
that $|35
that all|-37
that and|107
that a|-8
that day|59
that doesn't|-13
that dog|34
that down|51
that enough|-28
that for|25
that god|-8
that had|-11
that her|-7
that how|-12
that i am|11
that i gave|-12
that i had|-8
that i'd|-11
that in|48
that is|5
that it was|-12
that it|-60
that i|-36
that man|-26
that me finished|21
that me|21
that morning|-9
that night and|-7
that night|-7
that old|-19
that one $|36
that one|56
that out|69
that road|15
that runs|-8
that says|-5
that she|-30
that the whole|-17
that they|-13
that the|-45
that thing|-11
that was all|7
that was that|-7
that was the|30
that was|-28
that we|-25
that what i|-5
that what|22
that when|-23
that why|-11
that word|-8
that'll|24
that|83
the 9th|-5
the agency|-11
the agent|-5
the anniversary|-4
the answer|7
the anthem|-11
the arm|-28
the baby|65
the back of|-5
the back|-21
the bad|-5
the bag|8
the band|-5
the bank|-12
the basement|-6
the bath $|-5
the bathroom $|-13
the bathroom|-25
the bath|-7
the beans|53
the bed $|60
the bed|52
the beer|-7
the beginning|-4
the bell|52
the bench|15
the best|40
the big|-28
the bill|-8
the bin|19
the birds|35
the bishop|-8
the black|-9
the bloody|12
the blue|-26
the board|-18
the boat|-13
the boiler|42
the bones|-7
the book and|-7
the border|-5
the boss|-12
the bottom|-9
the bowlin club|-6
the bowlin|-6
the box $|-12
the box|48
the boys|44
the boy|13
the bread $|-22
the bread|19
the bucket|-7
the building|-7
the bus $|40
the bus|15
the call|-5
the camera $|59
the camera|59
the car park|24
the cardiologist|-5
the carpet|-13
the car|-8
the caterer|-10
the cat|75
the ceiling $|25
the ceiling|19
the chair|-9
the cheese|-10
the children|-5
the chip|-9
the choir|-6
the church|-11
the class|-8
the clinic|-14
the clock|-4
the coats|-7
the cold|-4
the committee|-6
the consultant|-8
the conversation|-11
the corner|30
the corridor|-15
the cross|64
the cup|-8
the curtain|-8
the customer|-5
the date $|-4
the date|-12
the day|-41
the dead|70
the department|-6
the desk $|28
the desk|19
the diagnosis $|-23
the diagnosis|-23
the dishwasher|25
the doctor|-9
the dog $|-6
the dog|10
the door $|-11
the door open|-11
the doors|-14
the door|20
the drawer|31
the dress|33
the driver|-5
the drum|45
the edges|-11
the eleventh|-8
the end $|18
the end of|-11
the end|-16
the english|26
the evening|-9
the faculty|49
the family|17
the feed|26
the feet|-22
the fence|13
the fire|-5
the firm|-13
the first time|-5
the first|14
the fish|-11
the five|-6
the flat|-35
the floor|-12
the flour|37
the fog|-12
the food|-14
the form|-6
the fourth|-23
the freezer $|-5
the freezer|-5
the friday|-11
the fridge $|-13
the fridge|-29
the front|-10
the frost|-9
the garden $|20
the garden|8
the gate $|-9
the gate|-10
the generator|-11
the glass|-11
the goat|23
the good|-63
the green|-24
the gutters|-7
the guy|29
the hall|-4
the ham|-19
the hand|-10
the head|-10
the hens $|-25
the hens|-28
the hill|-9
the hole|-8
the hook|21
the hour|-10
the house $|-10
the house is|-5
the house|-23
the ink|20
the internet|-5
the jacaranda|-7
the judge|11
the kettle on|10
the kettle|7
the kids|-13
the kid|-10
the kind|41
the kitchen|-22
the knee $|-8
the knee|-8
the label|-7
the lab|-10
the lads|-8
the lady|-4
the lake|-12
the lamp|-11
the landing|-10
the last|-14
the lecturer|-13
the left|-15
the legs|22
the library|-7
the lid|61
the lift|-9
the lights|-9
the light|14
the line $|-13
the line|49
the list|-23
the little|-33
the loft|-22
the long|-9
the lord|52
the lot $|62
the lot|31
the machine $|-10
the machine|-12
the man $|-9
the mangoes|-5
the man|14
the margin|-7
the market|-5
the matter|20
the metro|-7
the middle of|-4
the middle|-6
the milk|65
the money for|-6
the money|-26
the moon|-6
the morning $|-10
the morning and|-4
the morning|-18
the most|-9
the mountain|-8
the mouth|11
the municipality|22
the name of|-6
the names|-4
the name|-7
the news|-13
the new|-57
the next|51
the night|-11
the north|-4
the not|-24
the number|56
the nurse|-4
the office|-9
the old man|-4
the old|-26
the one in|-18
the one who|10
the one with|-18
the ones with|43
the ones|17
the one|20
the operation|-4
the other $|-8
the other|-48
the oven $|7
the oven|59
the page $|6
the page|23
the pan|-5
the paper $|-8
the paper|-19
the part|5
the patient|-4
the pen|19
the phone|-29
the physio|-7
the piano $|-6
the piano|-7
the pies|-24
the pizza|-5
the place|-4
the plane|37
the plates|50
the plate|-5
the plumber|37
the pocket|42
the portal|-17
the postman|-16
the potatoes|-12
the presbytery|-5
the press|-5
the price of|-5
the price|-14
the priest|-14
the professor|-4
the question|-6
the radio on|-13
the radio|24
the rain $|22
the rain|32
the reading|-4
the recipe|-17
the record|6
the red|-10
the report|-7
the rest of|12
the rest|26
the results|-6
the rice|-12
the river|-9
the road $|-13
the road|-33
the roof|-6
the room|-7
the salt $|20
the salt|13
the same $|45
the same|35
the school|-24
the sea $|-7
the season|-15
the sea|34
the second time|-15
the second|-53
the sentence|11
the set|9
the shed $|-21
the shed|-37
the shirt|51
the shoes|-18
the side|-4
the sill|-16
the sink $|9
the size of|-10
the size|-10
the sky|-8
the small|33
the smell|-5
the snow $|31
the snow|89
the sound|-5
the soup|-16
the spare|-6
the spoon|-9
the spring|-7
the stairs $|-8
the stairs|31
the stamp|-17
the stationery|-9
the steps|-5
the storm|-4
the stove $|43
the stove|41
the string|45
the studio|-6
the subject $|-7
the subject of|-10
the subject|-27
the sum|16
the sun|-5
the supermarket|-5
the surgeon|-9
the table|-10
the tank|-6
the taps|-9
the tax|17
the tea $|-5
the telephone|-8
the telly|-8
the test|-5
the thing with|-8
the thing|-23
the third floor|21
the third time|-6
the third|-17
the tiles|-6
the time $|39
the timer|-16
the time|50
the tin|8
the top $|-22
the top of|-10
the topic|27
the top|-54
the trains|-8
the train|-4
the tray|-11
the truck|-12
the truth|-10
the tuesday|-15
the twelfth|-14
the two|-6
the usual|-8
the van|-8
the vet|-9
the video|-5
the view|-9
the village|58
the wall|30
the ward|19
the war|-5
the washing|15
the water|-16
the way|-20
the weather $|12
the wedding|-7
the wee|-18
the well|-16
the west $|24
the west|24
the whole of|-4
the whole story|-16
the whole street|-4
the whole|-64
the wife|11
the will $|-11
the will|-12
the window $|38
the window of|-7
the windows|-4
the wind|59
the winter|-11
the woman|-8
the wood|-5
the words|47
the word|-13
the work|105
the worst|-22
the wrist $|-7
the wrist|-7
the wrong|-4
the year $|-9
the year|-10
theatre|-5
their|-30
them about|54
them and|-14
them are|-13
them a|21
them down|-6
them in the|31
them in|14
them i|-13
them to|-4
them up|-22
them with a|-4
themselves $|9
themselves|-18
them|8
then $|-32
then after|-7
then a|-18
then he asked|-13
then he|-32
then his|6
then i thought|-5
then it|-10
then i|59
then she said|-4
then she|-17
then there|23
then the|-17
then we|33
then with|-25
then|-65
there $|-42
there always|-18
there and|-13
there an|-31
there in the|-20
there in|42
there is a|-35
there is no|33
there is somebody|-15
there it is|-32
there it|-37
there i|-23
there listening to|-8
there listening|-8
there nothing|4
there no|16
there one|-11
there on|-20
there the|18
there till|13
there to|15
there was a|-33
there was no|-9
there was one|-4
there was|-41
there were the|-8
there were|-5
there we|59
there with a|-12
there with|16
there'll be|-15
there'll|-15
therefore|-19
there|-19
these are|31
these|47
they are|-8
they asked me|42
they asked|41
they ask|7
they brought|-5
they called|-6
they cut|-8
they don't|-21
they do|49
they gave|-7
they had|-9
they have|-15
they look|-12
they said it|38
they said|28
they say|-5
they took|54
they want to|-6
they want|-11
they were|-5
they'd|-47
they're|26
they've a|-4
they've changed the|-4
they've changed|-4
they've got|-17
they've|-15
they|-105
the|-51
thick|-20
thing $|-14
thing about|-11
thing and|-13
thing as|26
thing called|43
thing in|-9
thing with the|-13
thing with|-15
things $|-22
things i|-6
things|-50
thing|15
think $|-25
think about it|-16
think about|-7
think of|-9
thinking about|-15
thinking of|-11
thinking|-29
thinks i|-15
thinks|-17
think|-18
thinner|-12
thin|-7
third floor|21
third time|-8
third|-47
thirteen|-32
thirty eight|-14
thirty one|-19
thirty years|-6
thirty|-45
this and|28
this house|-5
this is what|-11
this is|46
this month|-6
this morning i|-12
this morning|-35
this notebook|20
this one|-45
this thing|-22
this time $|-32
this time|-42
this week $|-8
this week i|-8
this week|-85
this winter|-10
this year $|-10
this year and|-12
this year|-46
this|87
thong $|-11
thong|-11
those|-39
though $|-13
though i|-9
thought about that|-14
thought about|-16
thought i|23
thought well|-19
thought|-16
though|7
thousand and|-4
thousand two hundred|-17
thousand two|-17
thousand|-81
three $|42
three and|-19
three days|-5
three hours|-6
three hundred|-6
three times and|25
three times|12
three weeks|-10
three|-8
threw|-14
through the|-26
through|-42
throwing|16
throw|-11
thumbs|-39
thumb|-25
thursday $|-42
thursday and|-14
thursdays|-9
ticket|-9
tie|-7
tiles|43
tile|-12
till it|-4
till i|9
till the|-21
till|-35
time $|-8
time and|15
time for|-12
time in|-5
time it|-16
time i|-21
time they|14
times $|-44
times and|20
times|-58
time|-11
tin $|51
tin and|-9
tins|-9
tin|36
tired $|41
tired|28
tissue|-4
title|18
to $|19
to add|29
to all|33
to anything $|-16
to anything|-16
to ask|-10
to a|-10
to be $|-33
to be at|-25
to be a|-43
to be honest|4
to be in|8
to be the|17
to bed|-15
to be|28
to bring|-8
to buy|-10
to change my|-7
to change the|-13
to change|-33
to come|-6
to count|-14
to describe|19
to discuss the|-9
to discuss|-10
to diss|27
to do $|-22
to do for|56
to do the|-20
to do with|-4
to do|15
to each other|-13
to each|-13
to end|-10
to finish|-5
to five $|-9
to five|-9
to get|-9
to go on|24
to go to|-19
to go|-14
to have a|-6
to have|-22
to hear|-6
to her $|-15
to here $|-13
to here|-13
to her|-19
to him $|-6
to him|-19
to his|43
to hold|-12
to it|-11
to know $|-13
to know|-15
to laugh $|-7
to laugh|-8
to learn the|-9
to learn|-9
to leave it|22
to leave the|-9
to leave|7
to look at|-38
to look|-37
to make|8
to me $|-8
to me that|-7
to me|-50
to move|-9
to myself|-6
to my|-34
to offer|-5
to open|9
to our|-4
to pay|-10
to put down|-4
to put|-13
to remember|-26
to report|-20
to ring|-7
to say $|-6
to say about|23
to say it|-24
to say that|-12
to say to|-10
to say|43
to see the|7
to see|-17
to set|-7
to sign|34
to sit|41
to speak of|-16
to speak|-23
to stand|4
to stop|-30
to talk|-4
to tell you|-8
to tell|-36
to that|31
to the end|-18
to the man|-7
to the next|10
to the wall|-11
to the|25
to think|-11
to us|-11
to wait|16
to work $|-9
to work|-25
to write about|-18
to write out|-16
to write|12
toast $|33
toast and|-13
toast|13
today $|-46
today and|-9
today i will|-9
today i'm|-7
today i|-22
today she|-4
today was|-5
today we|-16
today|-104
toes $|7
toes|7
together $|-16
together|-22
told and|33
told her|18
told him ask|-10
told him i'd|24
told him no|22
told him|4
told it|27
told me that|-7
told me|-18
told my|21
told that|-14
told them|-7
told the|-37
told us|-15
told|-39
tomatoes|-9
tomorrow $|-38
tomorrow and|-5
tomorrow i|-5
tomorrow me|-12
tomorrow|-63
tonight $|27
tonight is|-15
too $|-15
too much|26
too short|8
took a|-23
took it|-14
took me to|-7
took me|-18
took the|34
took two|-8
took|-50
tooth $|-10
tooth|-11
too|110
top $|-22
top of the|-10
top of|22
topic $|28
topic|76
topped|-30
top|33
torch|-13
touch|24
towel|-5
town|-17
to|22
tractors|-12
traffic $|25
trained|-4
trainers|-19
training|-24
trains $|-16
trains|-17
train|-7
tram $|-5
tram|-18
tray $|-22
tray|-22
trees $|38
trees|38
tree|5
tried to|-7
tried|-31
tripe|-11
trouble|14
truck|24
true|-18
truth|-10
trying to|-15
trying|-15
try|-11
tuesday $|51
tuesday and|-5
tuesdays|-9
tuesday|14
tune|-7
turf|54
turn round|-28
turn the|14
turn to|62
turned it|48
turned out|-7
turned round at|-9
turned round|-11
turned up|-23
turned|-4
turning|-8
turns out|-17
turns|-18
turn|53
twelfth|-25
twelve $|48
twelve|13
twenty four|51
twenty minutes $|-14
twenty minutes|-20
twenty six|-8
twenty two|-23
twenty years|-9
twenty|-20
twice $|42
twice|18
twins|-8
twin|-25
two $|65
two and|-10
two are|-9
two days|-18
two for|-17
two hands|41
two hours $|-9
two hours|-44
two hundred and|40
two hundred|25
two in|-10
two of them|-39
two of|17
two times|-15
two|-56
typed|-61
tyson|-16
umbrella $|-6
umbrella|-6
um|4
uncle|-11
uncomfortable|-5
under it|-8
under my|-18
under the|38
understood|-40
under|11
uniform|-13
union|-12
uni|-30
until four|-5
until i|-4
until|-35
up $|44
up again|-15
up and|-32
up at|-10
up a|-12
up in|19
up like|-5
up on the|-4
up on|-26
up the|6
up to my|-9
up to the|26
up with the|25
up with|7
upon the|-14
upon|-42
upstairs|-20
ups|-46
up|-16
us $|-18
us and|-9
us for|-7
us in|-5
us leave|16
us on|-4
us to|7
us with|-6
used the|-20
used to be|-28
used to say|65
used to|-31
used|-58
uses|-28
use|40
usual $|-9
usual|-9
us|-58
van $|-10
van|-17
verses|-16
very good|20
very much|23
very small|-7
very|10
vet|-9
video $|-5
video|-50
view|-9
village|71
violin|-4
visitors|-35
voice $|-9
voice|-27
voted|-22
wait $|-52
wait for|19
waited for|-7
waited|-18
waiting|-22
waits|19
wait|-7
wake up|-5
wake|-12
wales|31
walk $|39
walked $|-16
walked past|-4
walked|-30
walking round|14
walking|14
walk|70
wall $|41
walls|19
wall|72
want it|-8
want the|-11
want to be|24
want to know|-4
want to|-20
wanted a|-5
wanted it|-6
wanted to|-25
wanted|-80
wanting to|-16
wanting|-17
wants a|-36
wants it|-6
wants the|-6
wants to|-14
wants us|9
wants|-34
want|-52
wan|-26
wardrobe|-6
ward|-6
warm|-13
war|-14
was $|-7
was a bit|17
was all i|7
was already|65
was and|38
was at|65
was a|-58
was busy|-7
was eleven|36
was fine $|-12
was fine|-22
was for the|-4
was for|-12
was full|-15
was given|33
was going to|-4
was going|-5
was his|-6
was in|-24
was it|30
was i|67
was left|-8
was like a|-5
was like|-21
was lying|-8
was meant to|41
was meant|41
was me|-6
was my|-13
was nine|-6
was nothing|-7
was not|33
was no|-9
was on the|-11
was one|-5
was only|40
was on|-17
was right|-7
was saying|-7
was sent|54
was shouting|-6
was so|-14
was that|-17
was the best|-4
was the one|21
was there|-5
was the|-7
was too|-14
was up|-5
washed the|-19
washed|-32
washing|6
wash|-13
wasn't $|-5
wasn't|18
was|-110
watched the|-5
watched|-18
watch|5
water $|25
water and|-8
water|46
way $|5
way i|-9
way of|-8
way|-33
we agreed|-6
we all|-27
we are|39
we ate|-4
we counted|-14
we did the|-22
we did|59
we don't speak|-20
we don't|28
we finished the|-6
we finished|-9
we got|21
we go|33
we had a|-7
we had to|-6
we had|-31
we have|-4
we laughed|-5
we leave it|-4
we leave|-6
we left|-6
we moved|-8
we played|-5
we put it|-6
we put|-11
we ran out|-6
we ran|-6
we sang|-13
we say|96
we shall|24
we should|-7
we took|47
we walked|-5
we went to|-6
we went|41
we were|-34
we will|-12
we'd a|-15
we'd the|-7
we'd|-54
we'll be|-5
we'll|28
we're all|44
we're doing|-7
we're going|-6
we're|8
we've a|53
we've got|-9
we've had|-7
we've|-33
wearing|34
weather|68
weddings|-6
wedding|-15
wednesday and|22
wednesday i|41
wednesdays|-27
wednesday|41
week $|-23
week and|-12
week i|-17
weekend $|-14
weekend|-15
weeks $|-15
weeks|-31
week|9
wee|-35
weight|41
weigh|37
welcome|20
well $|-26
well bless|22
well he|-8
well i|80
well|120
went $|-6
went and|-5
went for|-9
went home|-4
went in|-12
went off|-7
went on|-9
went out and|-6
went out|-8
went over|-4
went to the|-5
went to|-22
went|-67
were going|-8
were in|-4
were on|60
were the|-9
were|-51
west $|24
west|24
wet $|-11
wet|-40
we|-70
what $|-34
what a|47
what else|4
what for|38
what happened|-4
what he|19
what i am|-7
what i did|-4
what i have|32
what i want|-23
what i was|18
what i'm|-8
what is|-76
what it|-11
what i|13
what my|43
what the|-14
what to say|-8
what was i|70
what was|96
whatever $|95
whatever you|-27
whatever|-11
what|60
wheat|-13
when he|-8
when it|38
when i|-26
when they|37
when the|5
when you|-15
where $|-20
where he|-7
where i was|68
where it|-8
where i|53
where one|-7
where they|-9
where the|-9
where you|-8
where|-22
whether he|-5
whether i|-16
whether|-36
which doesn't|42
which has|-26
which is|-66
which i|-24
which the|31
which was|-10
which|-41
while it|-12
while i|-5
while|-53
whistle|-5
white $|-25
white|-37
who $|-15
who are|-56
who asked|106
who has|-19
who i|-6
who'd|23
who'll|-14
whole life|13
whole of|45
whole story|-16
whole street|-4
whole thing|10
whole|-37
whom|-12
who|6
why $|-40
why do|-63
why|8
wi a|-13
wid|-15
wife $|-15
wife|-31
will $|-13
will be|-26
will not|-18
will talk|7
will|74
wind $|-5
window $|85
window of|-7
windows|-6
window|24
wind|8
winning $|-5
winning|-5
winter $|-7
winter|8
wire|36
wis a|-22
wished to|-10
wished|-20
wis|-43
with $|-22
with a bit|13
with a|-58
with her|-21
with him $|36
with him|25
with his|-9
with it $|13
with jokes|-10
with me $|16
with me|8
with my bag|-11
with my own|-5
with my|-15
with no|-23
with people|-14
with six|-5
with small|-8
with somebody|-4
with that $|43
with that|79
with the date|-5
with the door|34
with the radio|-7
with the whole|-6
with the|22
with your|-8
without a|-7
without the|-9
without|-26
with|-21
wi|-9
woke up|-8
woke|-8
woman $|32
woman said|23
woman|37
women|-16
won the|-17
won't be|14
won't talk about|-6
won't talk|-6
won't|80
won|9
wood is|-32
wood|-38
word $|-21
word about|-6
word for|-15
word in|31
words $|-21
words|55
word|20
wore it|-9
wore|-16
work $|37
work and|-35
work in|75
work is|-15
worked|-25
working in|51
working|38
works $|-11
works|-23
world|38
worried|-9
worries|-13
worry|38
worse $|12
worse|34
worst|-30
would be a|19
would be|45
would have|-17
would not let|-4
would not|-21
would rather|-26
would say|38
would've|-5
wouldn't have|-7
wouldn't|-21
would|-14
wrapped|-7
wrist $|-10
wrist|-17
write about the|41
write about|44
write it|-51
write out|-16
writes|-53
write|44
writing $|-16
writing about my|45
writing about|35
writing it|16
writing|45
written to|-8
written|-59
wrong $|-20
wrong|-30
wrote it down|-5
wrote it|-4
wrote that|-8
wrote the|-5
wrote|-66
wullie|-15
x ray|-29
x|-29
yeah nah|10
yeah|66
year $|-38
year and|-14
year i|-7
years $|-36
years ago|32
years and|-5
years i've|-10
years i|-6
years of|-33
years old|-6
years|-64
year|-97
yelled|-32
yelling|5
yellow|-19
yes $|11
yes the|35
yesterday $|-11
yesterday|-64
yes|44
yet $|-14
yet|37
you $|63
you about|-15
you and|7
you are|-13
you a|-12
you can see|-16
you can't|24
you can|-47
you could see|-11
you could|-28
you don't|-44
you do|7
you every|-11
you get|-8
you have|-11
you i've|-7
you i|-20
you know $|-14
you know what|22
you know|54
you the|60
you want|-4
you're|5
you've got|24
you've to|-39
you've|41
young man|-4
younger|-13
youngest|-7
young|17
your nan|-6
your own|-22
yourself $|77
yourself|73
your|10
you|-26
`;
