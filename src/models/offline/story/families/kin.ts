import type { ThemeImage } from '../theme-image.ts';

/** Those one belongs to. */
export const kinImages: readonly ThemeImage[] = [
  {
    themes: ['mother', 'mom', 'mum', 'mama', 'mommy', 'motherhood', 'grandmother', 'grandma', 'granny', 'nana'],
    motif: 'moon',
    a: ['a small round moon', 'una luna pequeña y redonda', '一个圆圆的小月亮', 'एक छोटे गोल चाँद', 'قمر صغير مدوّر'],
    the: ['the small moon', 'la luna pequeña', '小月亮', 'उस छोटे चाँद', 'القمر الصغير'],
    appear: [
      [
        'When I came round {place}, a small round moon was sitting on a chimney there like a hen.',
        'Al dar la vuelta a {place} vi una luna pequeña y redonda sentada en una chimenea, como una gallina.',
        '我绕过{place}，看见一个圆圆的小月亮像母鸡一样蹲在烟囱上。',
        'मैं {place} से घूमकर आय[ा|ी] तो एक छोटा गोल चाँद चिमनी पर मुरग़ी की तरह बैठा था।',
        'حين درتُ حول {place} رأيتُ قمرًا صغيرًا مدوّرًا جالسًا على مدخنة كالدجاجة.',
      ],
      [
        'I looked up at the roofs by {place} and counted one moon too many: a small round one, in broad daylight, settled on a chimney.',
        'Miré los tejados junto a {place} y conté una luna de más: una pequeña y redonda, a plena luz, instalada en una chimenea.',
        '我抬头看{place}旁边的屋顶，数来数去多出一个月亮：小小的，圆圆的，大白天稳稳坐在烟囱上。',
        'मैंने {place} के पास की छतों को देखा और एक चाँद ज़्यादा गिना: छोटा, गोल, दिन-दहाड़े एक चिमनी पर जमा हुआ।',
        'نظرتُ إلى السطوح قرب {place} فعددتُ قمرًا زائدًا: صغيرًا مدوّرًا، في وضح النهار، مستقرًّا على مدخنة.',
      ],
    ],
    look: [
      [
        'It was the colour of warm milk, and it had ruffled up its light all round to keep the draught out.',
        'Era del color de la leche tibia, y había esponjado su luz alrededor para que no entrara el frío.',
        '它的颜色像热牛奶，光蓬蓬地张开，好把冷风挡在外头。',
        'उसका रंग गुनगुने दूध का था, और ठंडी हवा रोकने को उसने अपनी रोशनी चारों ओर फुला रखी थी।',
        'كان بلون الحليب الدافئ، وقد نفش ضوءه حوله ليمنع البرد.',
      ],
      [
        'It was about as big as a soup bowl and hummed one note, the note of a kettle that is nearly ready.',
        'Era del tamaño de un plato de sopa y tarareaba una sola nota, la de una tetera casi a punto.',
        '它跟汤碗差不多大，嘴里哼着一个音，就是水壶快开时的那个音。',
        'वह शोरबे के कटोरे जितना था और एक ही सुर गुनगुना रहा था, उस केतली का जो बस उबलने को हो।',
        'كان بحجم صحن حساء، يدندن نغمة واحدة، نغمة إبريق أوشك أن يغلي.',
      ],
    ],
    odd: [
      [
        'Something was under it being kept warm, and it would not get up to let anybody see.',
        'Debajo había algo que mantenía calentito, y no pensaba levantarse para que nadie lo viera.',
        '它身子底下焐着什么东西，可它就是不肯起来给人看。',
        'उसके नीचे कुछ गरम रखा जा रहा था, और वह किसी को दिखाने के लिए उठने को तैयार न था।',
        'كان تحته شيء يدفّئه، ولم يرضَ أن ينهض ليراه أحد.',
      ],
      [
        'Every few minutes it lifted one side, peeped underneath, and tucked itself in again with a sigh.',
        'Cada pocos minutos levantaba un lado, miraba debajo y se volvía a arropar con un suspiro.',
        '每隔几分钟，它就抬起一边往底下瞧瞧，再叹口气把自己掖好。',
        'हर कुछ मिनट में वह एक ओर से उठता, नीचे झाँकता, और आह भरकर फिर ख़ुद को ओढ़ लेता।',
        'كلّ بضع دقائق كان يرفع جانبًا وينظر تحته، ثمّ يتدثّر من جديد متنهّدًا.',
      ],
    ],
    attempt: [
      [
        'I climbed up with a shawl, thinking that it must be cold, and put it over its shoulders. It thanked me, took the shawl off, and tucked that under it as well.',
        'Subí con un chal, pensando que tendría frío, y se lo puse por los hombros. Me dio las gracias, se quitó el chal y lo metió también debajo.',
        '我以为它冷，就拿着披肩爬上去，替它披在肩上。它谢过我，把披肩取下来，也掖到身子底下去了。',
        'मैं एक शाल लेकर ऊपर चढ़[ा|ी], यह सोचकर कि उसे ठंड लग रही होगी, और उसे ओढ़ा दी। उसने मुझे धन्यवाद दिया, शाल उतारी, और उसे भी नीचे दबा लिया।',
        'صعدتُ ومعي شال، ظانًّ[ا|ةً] أنّه بردان، ووضعتُه على كتفيه. فشكرني وخلع الشال ودسّه تحته هو أيضًا.',
      ],
      [
        'I offered to sit in its place for an hour, so that it could stretch. I am told that I fidget, and after one minute it was back.',
        'Me ofrecí a ocupar su sitio una hora, para que estirara las piernas. Dicen que me muevo mucho, y al minuto ya estaba de vuelta.',
        '我提议替它坐一个钟头，让它活动活动。听说我坐不住，才过一分钟，它就回来了。',
        'मैंने कहा कि घंटे भर उसकी जगह मैं बैठूँ, ताकि वह ज़रा हाथ-पाँव सीधे करे। कहते हैं कि मैं बहुत हिलत[ा|ी] हूँ, और एक मिनट में वह लौट आया।',
        'عرضتُ أن أجلس مكانه ساعة ليتمدّد قليلًا. يقال إنّي كثير الحركة، فعاد بعد دقيقة واحدة.',
      ],
    ],
    learn: [
      [
        '“It does not want to be relieved,” said {companion}, “it wants to be asked how it is.”',
        '«No quiere que la sustituyan», dijo {companion}, «quiere que le pregunten cómo está».',
        '“它不是要人替，”{companion}说，“它是想有人问问它好不好。”',
        '“उसे छुट्टी नहीं चाहिए,” {companion} ने कहा, “उसे चाहिए कि कोई उसका हाल पूछे।”',
        '<قال|قالت> {companion}: «هو لا يريد من يحلّ محلّه، بل يريد من يسأله عن حاله».',
      ],
      [
        '“Nobody ever warms the moon,” said {companion}, very low, and we looked at each other.',
        '«A la luna nunca la calienta nadie», dijo {companion}, muy bajito, y nos miramos.',
        '“从来没有谁去暖一暖月亮。”{companion}低声说，我们互相看了看。',
        '“चाँद को कभी कोई गरम नहीं करता,” {companion} ने बहुत धीरे कहा, और हमने एक-दूसरे को देखा।',
        '<قال|قالت> {companion} بصوت خافت: «لا أحد يدفّئ القمر أبدًا»، فنظر بعضنا إلى بعض.',
      ],
    ],
    turn: [
      [
        'So I leaned against it from the left, and somebody leaned from the right, and it went from white to gold. When it stood up at last, there was nothing under it but a nest of all our shawls, keeping warm for whoever came next.',
        'Así que me arrimé a ella por la izquierda, y alguien se arrimó por la derecha, y pasó de blanca a dorada. Cuando por fin se levantó, debajo no había más que un nido con todos nuestros chales, calentito para quien viniera después.',
        '于是我从左边靠着它，又有谁从右边靠着它，它就由白变成了金色。等它终于站起来，底下什么也没有，只有我们那些披肩搭成的窝，暖烘烘的，留给下一个来的。',
        'सो मैं बाईं ओर से उससे सट ग[या|ई], कोई दाईं ओर से सटा, और वह सफ़ेद से सुनहरा हो गया। आख़िर जब वह उठा, तो नीचे हमारी शालों के घोंसले के सिवा कुछ न था, जो अगले आने वाले के लिए गरम था।',
        'فاتّكأتُ عليه من اليسار، واتّكأ غيري من اليمين، فتحوّل من الأبيض إلى الذهبيّ. وحين نهض أخيرًا لم يكن تحته سوى عشّ من شالاتنا كلّها، دافئ لمن يأتي بعدنا.',
      ],
      [
        'I asked it how it was, and it said “oh,” and then, after a while, “tired, and round, and glad.” Then it lifted one side, and under it, side by side, lay all the evenings it had been keeping for us, each no bigger than an egg.',
        'Le pregunté cómo estaba y dijo «oh», y al rato: «cansada, redonda y contenta». Entonces levantó un lado, y allí debajo, en fila, estaban todas las tardes que nos había estado guardando, no más grandes que un huevo.',
        '我问它好不好，它说：“哦。”过了一会儿又说：“累了，圆了，也高兴。”接着它抬起一边，底下并排躺着它替我们留着的一个个傍晚，每个都不比鸡蛋大。',
        'मैंने उससे हाल पूछा तो वह बोला “ओह”, और थोड़ी देर बाद, “थका हुआ, गोल, और ख़ुश।” फिर उसने एक ओर से ख़ुद को उठाया, और नीचे पास-पास वे सारी शामें पड़ी थीं जो वह हमारे लिए बचा रहा था, हर एक बस एक अंडे जितनी।',
        'سألتُه عن حاله فقال: «آه»، ثمّ بعد حين: «متعب، ومدوّر، ومسرور». ثمّ رفع جانبًا منه، فإذا تحته، جنبًا إلى جنب، كلّ الأمسيات التي حفظها لنا، ولا تزيد الواحدة منها على بيضة.',
      ],
    ],
    rest: [
      [
        'It is still up there on its chimney, and I have left my window open on that side.',
        'Sigue allá arriba en su chimenea, y yo he dejado abierta mi ventana de ese lado.',
        '它还在烟囱上呢，我把朝那边的窗户开着。',
        'वह अब भी वहीं अपनी चिमनी पर है, और मैंने उस ओर की अपनी खिड़की खुली छोड़ दी है।',
        'ما زال هناك على مدخنته، وقد تركتُ نافذتي مفتوحة من تلك الجهة.',
      ],
      [
        'Tonight I can feel through the ceiling that something soft is keeping me warm from above.',
        'Esta noche noto, a través del techo, que algo blando me está calentando desde arriba.',
        '今天夜里，隔着天花板，我也觉得上头有什么软软的东西在暖着我。',
        'आज रात मुझे छत के पार से लगता है कि ऊपर से कोई नरम चीज़ मुझे गरमाहट दे रही है।',
        'الليلة أحسّ من خلال السقف أنّ شيئًا ناعمًا يدفّئني من فوق.',
      ],
    ],
  },
  {
    themes: ['father', 'dad', 'papa', 'daddy', 'fatherhood', 'grandfather', 'grandpa', 'granddad'],
    motif: 'mountain',
    a: ['a small mountain without a hat', 'una montaña pequeña sin sombrero', '一座没戴帽子的小山', 'बिना टोपी के एक छोटे पहाड़', 'جبل صغير بلا قبّعة'],
    the: ['the small mountain', 'la montaña pequeña', '小山', 'उस छोटे पहाड़', 'الجبل الصغير'],
    appear: [
      [
        'I heard slow steps behind me, and when I turned round at {place}, there stood a small mountain, who had come to town for his hat.',
        'Oí pasos lentos a mi espalda, y al volverme junto a {place} había allí una montaña pequeña, que había bajado al pueblo a buscar su sombrero.',
        '我听见身后有慢慢的脚步声，在{place}一回头，那儿站着一座小山，他是进城来找帽子的。',
        'मुझे पीछे धीमे क़दम सुनाई दिए, और {place} के पास मुड़कर देखा तो एक छोटा पहाड़ खड़ा था, जो शहर में अपनी टोपी लेने आया था।',
        'سمعتُ خلفي خطوات بطيئة، ولمّا التفتُّ عند {place} كان هناك جبل صغير جاء إلى البلدة طلبًا لقبّعته.',
      ],
      [
        'By {place} I sat down on what I took for a rock, and it cleared its throat: it was a small mountain, bareheaded, looking for his hat.',
        'Junto a {place} me senté en lo que tomé por una roca, y la roca carraspeó: era una montaña pequeña, a cabeza descubierta, que andaba buscando su sombrero.',
        '在{place}，我往一块石头上一坐，石头竟清了清嗓子：那是一座光着头的小山，正在找他的帽子。',
        '{place} के पास मैं जिस चट्टान पर बैठ[ा|ी], उसने गला साफ़ किया: वह एक छोटा पहाड़ था, नंगे सिर, अपनी टोपी ढूँढ़ता हुआ।',
        'قرب {place} جلستُ على ما ظننتُه صخرة، فتنحنح: كان جبلًا صغيرًا حاسر الرأس يبحث عن قبّعته.',
      ],
    ],
    look: [
      [
        'There were goats on his shoulders and a pocketful of pine trees, and he smelled of rain that has thought it over.',
        'Llevaba cabras en los hombros y un bolsillo lleno de pinos, y olía a lluvia que se lo ha pensado bien.',
        '肩上站着山羊，口袋里装满松树，身上有一股深思熟虑过的雨的味道。',
        'कंधों पर बकरियाँ थीं, जेब चीड़ के पेड़ों से भरी थी, और उस से सोच-समझकर बरसी बारिश की महक आती थी।',
        'على كتفيه ماعز، وجيبه مليء بأشجار الصنوبر، وتفوح منه رائحة مطر فكّر طويلًا.',
      ],
      [
        'He was no taller than a haystack, but when he breathed out, the whole street felt sheltered.',
        'No era más alto que un almiar, pero al soltar el aire la calle entera se sentía abrigada.',
        '他也就一个干草垛那么高，可他呼出一口气，整条街都觉得有了遮挡。',
        'ऊँचाई में वह भूसे के ढेर से ज़्यादा न था, पर जब वह साँस छोड़ता तो सारी गली को ओट-सी मिल जाती।',
        'لم يكن أعلى من كومة تبن، لكنّه حين يزفر تحسّ الشارع كلّه بأنّه في مأوى.',
      ],
    ],
    odd: [
      [
        'He did not like to ask for anything, so he only stood there, being in the way, as kindly as he could.',
        'No le gustaba pedir nada, así que se quedaba allí plantado, estorbando con toda la amabilidad posible.',
        '他不爱开口求人，就那么站着挡路，挡得要多和气有多和气。',
        'उसे कुछ माँगना पसंद न था, इसलिए वह बस खड़ा रहा, जितनी नरमी से हो सके रास्ता रोके हुए।',
        'لم يكن يحبّ أن يطلب شيئًا، فاكتفى بالوقوف في الطريق بألطف ما يستطيع.',
      ],
      [
        'When a thing was too heavy for anyone, he carried it a little way, and then pretended that he had not.',
        'Si algo pesaba demasiado para alguien, lo cargaba un trecho y luego hacía como que no había sido él.',
        '谁有搬不动的东西，他就替谁搬上一段，然后装作不是他搬的。',
        'कोई चीज़ किसी के लिए भारी होती तो वह उसे थोड़ी दूर उठा देता, और फिर ऐसे बनता जैसे उसने कुछ किया ही नहीं।',
        'إذا ثقل شيء على أحد حمله عنه مسافة، ثمّ تظاهر بأنّه لم يفعل.',
      ],
    ],
    attempt: [
      [
        'I lent him every hat in my house, and he tried them with great care, one on each goat. Not one was the right one, he said, but the goats had never looked so well.',
        'Le presté todos los sombreros de mi casa, y se los fue probando con mucho cuidado, uno por cabra. Dijo que ninguno era el suyo, pero que las cabras nunca habían estado tan guapas.',
        '我把家里的帽子全借给他，他小心地一顶顶试，每只山羊头上试一顶。他说没有一顶是对的，不过山羊从来没这么神气过。',
        'मैंने अपने घर की सारी टोपियाँ उसे दीं, और उसने बड़ी सावधानी से एक-एक करके हर बकरी पर पहनाकर देखीं। उसने कहा कि सही वाली कोई नहीं, पर बकरियाँ इतनी अच्छी कभी नहीं लगीं।',
        'أعرتُه كلّ القبّعات التي في بيتي، فجرّبها بعناية كبيرة، واحدة على كلّ عنزة. قال إنّ أيًّا منها ليست المطلوبة، لكنّ الماعز لم يبدُ قطّ بهذه الأناقة.',
      ],
      [
        'I called his question up to the rooftops for him: had anyone seen a hat, wide, white, rather cold? People sent down nightcaps and lampshades, and I had to send them all back up again.',
        'Grité por él su pregunta hacia los tejados: ¿había visto alguien un sombrero ancho, blanco, más bien frío? La gente me bajó gorros de dormir y pantallas de lámpara, y tuve que devolverlos todos.',
        '我替他朝着屋顶喊：“有谁看见一顶帽子吗？宽宽的，白白的，有点凉？”大家送下来的尽是睡帽和灯罩，我只好一样样再送回去。',
        'मैंने उसकी ओर से छतों की तरफ़ पुकारा: किसी ने एक टोपी देखी है, चौड़ी, सफ़ेद, थोड़ी ठंडी? लोगों ने रात की टोपियाँ और लैंप की छतरियाँ नीचे भेजीं, और मुझे सब वापस भेजनी पड़ीं।',
        'ناديتُ بسؤاله نحو السطوح: هل رأى أحد قبّعة عريضة بيضاء باردة بعض الشيء؟ فأنزل الناس طواقي نوم وأغطية مصابيح، واضطررتُ إلى إعادتها كلّها.',
      ],
    ],
    learn: [
      [
        '“A hat like that does not get lost,” said {companion}, “it melts, and comes back as weather.”',
        '«Un sombrero así no se pierde», dijo {companion}, «se derrite, y vuelve hecho tiempo».',
        '“那样的帽子不会丢，”{companion}说，“它化了，以后会变成天气回来。”',
        '“ऐसी टोपी खोती नहीं,” {companion} ने कहा, “वह पिघलती है, और मौसम बनकर लौटती है।”',
        '<قال|قالت> {companion}: «قبّعة كهذه لا تضيع، بل تذوب ثمّ تعود طقسًا».',
      ],
      [
        '“He has come all this way on foot,” said {companion}, “I do not believe that it was for a hat.”',
        '«Ha venido a pie desde tan lejos», dijo {companion}, «y no creo que fuera por un sombrero».',
        '“他走了那么远的路，”{companion}说，“我看不是为了一顶帽子。”',
        '“वह इतनी दूर पैदल आया है,” {companion} ने कहा, “मुझे नहीं लगता कि टोपी के लिए।”',
        '<قال|قالت> {companion}: «جاء كلّ هذا الطريق ماشيًا، ولا أظنّ أنّه جاء من أجل قبّعة».',
      ],
    ],
    turn: [
      [
        'So I sat down in his lap, since it was there, and said nothing, and he said nothing either, at great length. And a cloud that was passing came lower, and looked, and lowered itself on to his head, and it fitted.',
        'Así que me senté en su regazo, ya que estaba allí, y no dije nada, y también él se quedó callado largo y tendido. Y una nube que pasaba bajó un poco, miró, se le posó en la cabeza, y le quedaba perfecta.',
        '于是我就坐在他膝上，反正膝盖就在那儿，我什么也没说，他也什么都没说，说了好久。一朵路过的云低下来看了看，落到他头上，正合适。',
        'सो मैं उसकी गोद में बैठ ग[या|ई], क्योंकि गोद वहीं थी, और कुछ न बोल[ा|ी], और वह भी बड़ी देर तक कुछ न बोला। और एक गुज़रता बादल नीचे आया, देखा, और उसके सिर पर उतर गया, और एकदम ठीक बैठा।',
        'فجلستُ في حضنه ما دام هناك، ولم أقل شيئًا، ولم يقل هو أيضًا شيئًا، ولوقت طويل. ثمّ هبطت غيمة عابرة ونظرت ونزلت على رأسه، فكانت على مقاسه.',
      ],
      [
        'I asked him if he would like to stay for the evening, hat or no hat. All the goats looked up at once, and something as wide and white as relief began to settle on the top of him.',
        'Le pregunté si quería quedarse esa tarde, con sombrero o sin él. Todas las cabras levantaron la cabeza a la vez, y algo ancho y blanco como un alivio empezó a posársele en la cumbre.',
        '我问他，不管有没有帽子，愿不愿意留下来过个傍晚。所有的山羊一齐抬起头，有什么又宽又白的东西，像松了口气似的，慢慢落在他头顶上。',
        'मैंने उससे पूछा कि टोपी हो या न हो, क्या वह शाम को रुकना चाहेगा। सारी बकरियों ने एक साथ सिर उठाया, और राहत जैसी चौड़ी और सफ़ेद कोई चीज़ उसकी चोटी पर उतरने लगी।',
        'سألتُه إن كان يودّ أن يبقى هذا المساء، بقبّعة أو بدونها. فرفع الماعز كلّه رؤوسه معًا، وبدأ شيء عريض أبيض كالراحة يستقرّ على قمّته.',
      ],
    ],
    rest: [
      [
        'He is sitting at the end of my street now, quite still, and the wind has to go round.',
        'Ahora está sentado al final de mi calle, muy quieto, y el viento tiene que dar la vuelta.',
        '他这会儿就坐在我那条街的尽头，一动不动，风得绕着走。',
        'अब वह मेरी गली के छोर पर बैठा है, एकदम शांत, और हवा को घूमकर जाना पड़ता है।',
        'هو الآن جالس في آخر شارعي ساكنًا تمامًا، وعلى الريح أن تدور حوله.',
      ],
      [
        'One of his goats has stayed on my doorstep, in my second-best hat, and I do not think it was left behind by mistake.',
        'Una de sus cabras se ha quedado en mi portal, con mi segundo mejor sombrero, y no creo que fuera un olvido.',
        '他的一只山羊留在我家门口，戴着我第二好的那顶帽子，我看不是忘在这儿的。',
        'उसकी एक बकरी मेरी देहरी पर रह गई है, मेरी दूसरे नंबर की टोपी पहने, और मुझे नहीं लगता कि वह भूल से छूटी।',
        'بقيت إحدى عنزاته على عتبة بيتي وعليها قبّعتي الثانية، ولا أظنّ أنّها نُسيت سهوًا.',
      ],
    ],
  },
];
