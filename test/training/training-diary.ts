import type { LabelledPassage } from './training-passages.ts';

/** Plain diary lines, labelled: the same matter said without ornament, as most people write. */

const root = `
I didn't sleep because of the pain in my leg, and at four I got up and sat in the kitchen with a blanket.
We worked out what we owe and it is more than I make in two months.
There was no hot water again so I washed the baby from a pan on the stove.
I walked home quickly because a man was behind me and I didn't feel safe until I had shut the door.
The hospital rang to move my operation and now I have to go on with this knee until spring.
I moved into a room with a shared kitchen, it is small but it is dry and it locks.
I had the flu all week, I could only keep down water and a bit of toast.
My shift starts at six so I eat standing up and run for the first bus.
The storm took some tiles off the roof and we put buckets under the leaks.
The doctor wants more tests and until they come back I can't think about anything but my body.
I have forty dollars until Friday and the car is almost out of gas.
We checked the windows and doors before bed because of the break-ins on our road.
My back hurts from lifting boxes and I need the job so I don't say anything at work.
I bought rice, beans, oil and flour, enough to last us the month if we are careful.
The heating bill came and we have decided to only warm one room.
After the accident I am afraid to get in a car, my hands sweat on the door handle.
I was so hungry by the evening that I ate cold potatoes out of the fridge.
The baby kicks all night and my hips ache, and I have to pee every hour.
They are knocking down our block and nobody has told us where we will live.
I lay in bed listening to every noise in the house, with my heart beating fast.
I stopped eating properly when I lived alone and now I am learning to cook simple meals again.
We have no electricity, so we go to bed when it gets dark and keep close together for warmth.
My mother fell in the bathroom and broke her wrist, so I have put rails and mats in.
I found a cheaper flat further out, and I measured it for our beds and the table.
I get out of breath on the stairs and it frightens me.
I lost my wallet, and all I could think was that was the food money.
The ground was frozen so we could not dig, and the animals had to be fed by hand.
I keep a bag packed with clothes, papers and medicine in case we have to leave.
My skin is raw and itching and I have to sleep in gloves so I don't scratch.
We slept in the car at the services because we could not pay for a room.
I am on my feet all day and my heels are cracked and sore.
The doctor told me my sugar is high, so no more bread and I have to walk every day.
I held on to the rail and went down one step at a time, like they showed me.
We lost the house when he lost his job, and we live with his parents now, five in two rooms.
My tooth broke and I don't have the money to fix it so I eat on one side.
I put a chair against the door, although I know that he is two hundred miles away.
I'm tired to the bone, the kind of tired that sleep doesn't touch.
A pipe burst and the kitchen floor was under water, and I turned the stopcock off with a wrench.
I planted potatoes and onions, and I like to know there is food in the ground.
They said it might be cancer, and I went home and cleaned the cooker.
The bed is warm, the door is locked, the rain is outside and I am in.
We ran out of nappies and milk two days before the money came.
My chest went tight on the train and I could not breathe, I thought I was dying.
There is a hole in my boot and it lets the wet in, so I put a bread bag over my sock.
I had to choose whether to pay the rent or the electricity.
The nurse changed the dressing and the wound is closing from the inside.
When the shelling stops we come up for water and bread and go straight down again.
I have got my own front door for the first time, and I stood there just turning the key.
My stomach hurts whenever there's a letter from the bank.
I cut wood all afternoon, and my arms ache, but there is enough for the winter now.
I fainted at work because I hadn't had any breakfast.
The dog barked at two in the morning, so we sat up with the lights off and listened.
I'm learning to walk again with a frame, to the door and back, three times a day.
The council says we must wait, there are sixty families in front of us.
I've been coughing blood since Sunday and I haven't told them at work.
We fixed the fence and mended the gate so the foxes can't get at the chickens.
My blood pressure is too high, he said I must rest, but who will do the lambing.
It is so cold in here I can see my breath, so I write this in bed with my coat on.
I counted what is in the tin and there is enough for the bus and a loaf.
They operated on my hip, and I'm lying here waiting for the feeling to come back in my toes.
I never walk under the bridge after dark, I go the long way by the shops.
I eat slowly now and I can feel my body getting stronger, my legs carry me again.
There are rats in the wall, and I have blocked the holes with wire and plaster.
My feet are swollen and the shoes don't fit so I work in slippers.
The house is quiet and solid around me and I can feel the floor under my feet.
I took in my neighbour's children because their ceiling came down.
I can't afford to be ill, so I take two tablets and go in.
The rent is paid, there's soup on the stove and nobody is going to put us out.
We carried what we could and walked to the border with the children on our backs.
I sleep with a knife under the pillow since he broke the door.
I've lost a lot of weight, my trousers fall down and I'm always cold.
I'm scared that if the boiler goes we will have nothing left to fix it.
`;

const sacral = `
I saw him at the party and I wanted him so much that I could not eat.
I have been painting every night this week, big bright messy pictures, and I don't want to stop.
One minute I was laughing and the next I was crying into the washing-up, I don't know why.
We danced until our shirts were wet and then we went outside and kissed against the wall.
I ate a peach over the sink with the juice running down my arms and it was heaven.
I'm jealous of how she looks in that dress and how he looks at her.
He touched my hand when he passed me the cup, and I have thought about it all day.
I felt so alive tonight, the music was loud and I let my body do what it liked.
I bought red shoes that I can't walk in because they made me feel beautiful.
I was in a bad mood from the minute I woke up and I took it out on everybody.
She smells of coconut and smoke and I can't concentrate when she sits near me.
I wrote a love poem to somebody I have only met twice.
I want more out of life than this, more colour, more touch, more noise.
We spent all day in bed, eating toast and making love and laughing.
I played my guitar for the first time in years and it felt like an old lover.
I got so angry that I threw a plate, and afterwards I felt wonderful.
I mixed the blue with a little pink until it was the colour of the evening.
My feelings are all over the place today, up and down and round the houses.
I made up a story for my niece about a fox who opens a dance school, and we acted it out.
I can't stop eating chocolate, I hide the wrappers and then I have another.
I like the way my skin feels after swimming in the sea, salty and tight and warm.
We flirted over the photocopier, it's nothing, but I wore perfume today.
I cried at the film, and then I cried in the car, and it was a relief to feel something.
I put on music and danced round the living room in my underwear.
I want to be kissed like that again, in the street, in the rain.
I cooked all afternoon, garlic and wine and cream, tasting as I went along.
I'm bored with my husband and I feel guilty and I keep looking at the man next door.
My daughter and I covered a whole sheet of paper with handprints in every colour.
I was so excited that I couldn't sit still, I kept jumping up and laughing.
The massage made me cry, no one has touched me in so long.
I tried on silk and velvet and lace in the shop, only to feel them.
The summer night was hot and sweet and full of music and I didn't want to go home.
I have a crush on my teacher and it is ridiculous and I love it.
I hate feeling this much, I wish I could turn it down.
I made a necklace out of sea glass for no reason, just because it was pretty.
He cooked for me and fed me with his fingers, and we never got to the pudding.
I felt sexy for the first time since the baby.
It was only a look across the room but my face went hot.
I wanted the cake so I had the cake and I licked the plate.
I shouted at the kids and then I hugged them and then I shouted again.
We got drunk on red wine and told each other what we like in bed.
I started drawing while I was on the phone, and it turned into a whole garden.
Her voice makes me shiver, low and a bit rough.
I woke up full of energy and painted the kitchen yellow.
I'm a mess, I want to run away with him and I want to stay at home in my slippers.
The band was so good I closed my eyes and moved my hips and forgot who was watching.
I dressed up just for myself, earrings and lipstick and everything, and drank champagne in the bath.
There's something about wet grass and bare feet that makes me want to dance.
I felt a wave of rage, then a wave of sadness, then I felt hungry.
I'm having an affair in my head with the man who delivers the bread.
I squeezed the clay and let it be whatever it wanted to be.
I love the taste of olives, and hot bread, and his mouth.
She teased me and I blushed and I could not think of anything clever.
We sang and drummed on the tables and somebody started to dance, then all of us did.
I miss sex, I miss being wanted, I miss the smell of somebody else on the pillow.
I tore up the picture because I was cross and made a better one out of the pieces of colour.
I feel everything too much, the music in the shops makes me cry.
He wrote me a song, and I was so happy I ate a whole box of strawberries.
I tickled my sister until she screamed, and we rolled on the carpet like kids.
My body is awake again, it's spring, and everyone looks gorgeous on the bus.
I am full of ideas, I have started three stories and a dress and a cake.
I envy my friend's life, her lovers, her clothes, her long hot holidays.
I was restless and itchy, so I went out dancing by myself.
The sauce was rich and dark and sweet and I wiped the pan with bread.
I could watch him swim all day, the water running off his back.
I had a tantrum like a toddler, and then I giggled, and then I had a bath with bubbles.
I like making things up as I go along, on the piano, at the stove, anywhere.
He has beautiful hands and I want them on me.
I painted my nails the colour of cherries and felt wicked all day at the office.
I splashed through every puddle on the way home and got soaked and didn't care.
`;

const solar = `
I told my manager that I won't work weekends any more and I did not apologise.
I have decided to leave this job and start my own business, and I'm going to do it this year.
I ran ten kilometres today without stopping, and a year ago I couldn't run for the bus.
They tried to make me feel stupid in the meeting but I stood my ground.
I don't know who I am when nobody needs me to do anything.
I got the promotion and for the first time I am in charge of other people.
I failed my driving test again, I'm angry with myself, and I have booked another one.
My father wants me to be a lawyer but it is my life and I will choose.
I said no to my mother today, and the sky did not fall.
I'm proud of myself because I kept my promise and did not drink all month.
I want to win this race so badly, I've trained for it in the dark all winter.
He always talks over me, so today I raised my voice and finished what I was saying.
I made a plan, I wrote it down, and I have done the first three things on it.
I was bullied at school, and I still feel small when somebody laughs behind me.
I bought the car with my own money and my own name is on the papers.
I'm tired of pleasing everyone, so I am going to please myself for a change.
I stood up in front of two hundred people with my knees shaking and I did it.
I quit smoking three weeks ago and I'm stronger than the craving.
She thinks she can order me around because she is older, but not any more.
I'm not just somebody's wife, I am a person with a brain and a trade.
I beat my personal best and lifted eighty kilos.
I asked for more money and I got it because I would not back down.
I keep putting it off, and today I forced myself to sit at the desk until it was done.
I wish I had more confidence, I always let others decide for me.
They chose someone else to lead the project although I had done all the work.
I've signed up for the exam and I am going to pass it if it kills me.
I gave in again, I hate that I always give in.
I took control of the meeting and told them what we were going to do.
I'm the first woman in this workshop and I have to be twice as good.
I cut my hair short and changed my name back and I feel like myself.
I refused to sign because I knew it was wrong, and they couldn't make me.
I get up at five every morning to train, no excuses.
He said that I would never make it, and I am going to prove him wrong.
I lost the match because I got scared at the end, and that won't happen again.
I've been following other people's rules all my life.
I stood up to the bully on the bus and everybody was staring.
I am the captain this season and I want them to respect me.
I decided on my own, without asking anyone, and it felt like standing on a mountain.
I'm ashamed of how weak I was, I should have fought harder.
I don't have to explain my choices to my brother any more.
I told the teacher that the mark was unfair, and I made my case, and she changed it.
My pride was hurt when they gave the job to a boy of twenty five.
I pushed through the last hour even though every muscle was burning.
I'm going to run for the council because nobody else will fix it.
When I put on the uniform I know exactly who I am.
I set a goal to read fifty books and I've done forty nine.
I won, I actually won, I've never won anything in my life.
I had the power to hurt him and I chose not to use it.
I'm learning to say what I want instead of waiting to be asked.
Every time I look in the mirror I try to see a leader, not a little girl.
I got knocked down again, and I got up again.
I'm a perfectionist and a control freak, and it gets things done.
I took the blame for years and today I handed it back to him.
I walked out of the exam knowing I had beaten it.
People always underestimate me, and I have started to use it.
I will not let this illness decide what kind of man I am.
I had to fire my friend because I'm the boss now and it was the right decision.
I made the final decision and I'll live with it.
I climbed to the top on my own two legs and shouted.
I want to be taken seriously at work, so I stopped making jokes.
My ambition frightens my husband, and it frightens me a bit.
I earned my black belt at fifty three.
I confronted him about the money, I looked him in the eye and I did not cry.
I'm sick of being called nice, I want to be called good at what I do.
I have never finished anything, and this time I'm going to stick to it to the end.
It's my project and my responsibility, and I'm not going to let them take it away from me.
I competed against men half my age and came third.
I was the youngest so I always got told what to do, and now I run the firm.
I've got discipline now, I weigh it, count it, write it down and carry on.
I was nobody in that town, and I left to become somebody.
`;

const heart = `
I miss my grandmother so much today, her kitchen, her hands, the way she said my name.
My son gave me a picture of the two of us holding hands and I can't stop looking at it.
We have been married for thirty years, and he still brings me tea in bed.
I visited my friend in hospital, and we just sat together and held hands.
It's a year since my father died and I still reach for the phone to call him.
I love her, it is as simple as that, and I want to look after her.
My best friend and I made up after two years, and we both cried.
The house feels empty since the kids left home.
I held the baby while she slept, and I never wanted to put her down.
I have forgiven my mother, and I'm lighter and sadder.
My neighbour is lonely so I take her soup on Thursdays and stay for a chat.
We buried our dog in the garden under the apple tree, and the children made a cross.
I felt so loved when they all turned up for my birthday.
He broke my heart, and I still love him, and I wish him well.
My sister came to stay and we talked all night like when we were girls.
I cried at the funeral when they played the song that he used to sing to us.
I worry about my daughter, she's so far away and I can't hug her.
A stranger was kind to me today when I was crying on the bench.
I kept my wife's coat in the wardrobe because it still smells of her.
I'm grateful for my friends, they carried me through the worst year of my life.
My little brother fell asleep with his head on my shoulder on the bus.
I wish I'd told him that I loved him before he died.
We took her home from the hospital and laid her in the cot, and stood there with our arms around each other.
I feel alone in this city, nobody knows me, nobody asks how I am.
She put her arms round me and I felt all the hurt go out of me.
Mum has dementia, and today she knew me for a minute and kissed me.
The wedding was beautiful, my two families in one room, everyone hugging.
I lost the baby at twelve weeks, and people say nothing or say the wrong thing, but my husband holds me.
I'm learning to open my heart again after the divorce.
My cat died in my arms and I'd had her for eighteen years.
I gave my seat to an old man, and he patted my hand and told me about his wife.
He came back, after everything, and he stood at the door and I let him in.
I looked at my children asleep and thought I would do anything for them.
My dad and I have never been close, but he drove four hours to be with me.
I still lay the table for two.
I love the way my husband talks to our daughter when he thinks I'm not there.
I miss my friends at home, the time difference makes it hard to call.
She was my first love and I saw her today with her grandchildren, and we smiled at each other.
We lit a candle for the baby and held each other.
It hurts that my brother won't come to my wedding.
I care for my husband now, I wash him and feed him, and sometimes he strokes my cheek.
My heart is full, my son came home from the army today.
I feel sorry for the boy who hurt me, he had nobody.
They sang happy birthday to me at the day centre, and I didn't know that I mattered to them.
I found my mother's old letters to my father, tied with ribbon, so tender.
I could not comfort her, I just sat on the floor next to her until it got dark.
The whole street came out for his funeral, they stood in the rain for him.
I hugged my father for the first time since I was a boy.
My grandson runs to me with his arms up.
I have been so lonely since she left me that I leave the radio on for company.
He was my friend for fifty years and I helped to carry him.
I want to be closer to my sister, we've let it go too long.
We adopted an old dog, and he follows me from room to room.
When my friend lost her husband I moved in with her for a month, we cooked and cried.
I love my stepchildren and I think today they loved me back.
I keep his last birthday card by my bed.
She held my hand through the whole of the birth, my mother in law, and I'll never forget it.
I'm heartbroken, we said goodbye at the airport and I drove home with his hat on the seat.
My old teacher died, the one who was kind to me when I was poor, and I never thanked her.
It is nice to belong somewhere, they save me a place at the table now.
I sat with my dying aunt and brushed her hair, and sang the songs that she taught me.
I feel tenderness for my own mother, now that I see how young she was.
We walked home arm in arm, two widows, laughing.
It's hard to love someone who drinks, but I do.
I missed my son's call, and I played his message five times just to hear him.
My foster mum still sends me a card every Christmas, and signs it Mum.
I think about the ones we lost, every one of them, and set out their photos.
I told her I was sorry, she said that she was sorry, and we held on to each other.
His kindness makes me cry more than his temper ever did.
I love him more now that we are old and slow, and we need each other to open jars.
`;

const throat = `
I wanted to tell him the truth at dinner, but I couldn't get the words out.
I told my parents that I am gay, I said it out loud, and now it is said.
I have been lying to my husband about the money, and every time he asks I lie again.
My voice shook when I read my poem to the group, but I read all of it.
I didn't say anything when he made that joke and I've been angry with myself all day.
We don't talk about my uncle in our family, no one ever says his name.
I wrote her a long letter and I don't know if I will send it.
I lost my voice and had to write everything down on a pad.
I finally spoke up in the meeting, I said what everyone was thinking.
She asked me what was wrong and I said nothing, I always say nothing.
I'm learning to speak Spanish so that I can talk to my mother in law in her own words.
I sang by myself in the church for the first time and people listened.
He never listens to me, I talk and he looks at his phone.
I keep a secret for my sister and it's choking me.
I stammer when I'm nervous, so I avoid the telephone.
I admitted that it was my mistake and nobody shouted, they thanked me for being honest.
There is something I need to tell my son, and I've been practising the sentence for weeks.
We argued in the car and then we didn't speak for two hours.
I typed a message to my ex and deleted it, and typed it and deleted it again.
I said yes when I meant no, because it was easier than explaining.
My grandfather never spoke about the war, and then one night he told me everything.
I'm writing my story down at last because no one else can tell it.
I bit my tongue all through lunch with my in-laws.
I called the radio station and said my opinion on the air.
The silence between us at breakfast is louder than any argument.
I had to give a speech at my brother's wedding and I lost my place, so I just spoke.
I told the police what I saw, and I signed my statement.
She talks all the time and never says anything.
I can't find the right words for what happened to me.
I whispered it because I was too afraid to say it in my normal voice.
I swallowed my words again and got a sore throat, I think the two are connected.
I told a small lie at work, and now I have to keep telling it.
My daughter asked me a straight question so I gave her a straight answer.
I said the wrong thing at the funeral and wished I had kept quiet.
I love to sing in the choir, where my voice disappears and comes back.
He told everyone what I told him in confidence.
Nobody in the office will say what we all know about the boss.
I read my diary out loud to my therapist, and I heard myself.
I can't talk to my father, we only talk about football and the weather.
I was interviewed for a job in English, and my accent got thicker and thicker.
I screamed into a pillow because I couldn't scream at her.
The truth came out over Christmas dinner, my aunt just said it.
I've started to say what I think and people are surprised.
My mother speaks for me, she answers when the doctor asks me a question.
I told the children a story tonight instead of reading one, and they were silent to the end.
I phoned my friend to say sorry, and we talked for an hour about everything except that.
I nodded, I smiled, I said how interesting, and inside I was shouting.
I confessed to the priest and he said nothing for a long time.
I complained to the manager, calmly, and explained exactly what was said.
My wife is deaf and we argue in sign language, our hands get louder.
I pretend I don't understand their language, so I hear what they say about me.
I have never told anybody this, and writing it down is the first time.
It is hard to ask for help, the words get stuck in my throat.
I promised that I wouldn't tell, but I think somebody should know.
I heard a recording of my voice and it didn't sound like me at all.
My boss asked for feedback, I gave her the honest version, and there was a silence.
I said I love you and he said thank you.
They asked me to tell them about myself, and I talked for five minutes and told them nothing.
I don't raise my voice, I've never raised my voice, I don't know what it would sound like.
We speak three languages at home and I can't be angry in any of them.
I answered his questions with yes and no.
I wrote to the newspaper about the hospital and signed it with my full name.
The teacher made me stand up and repeat what I had said.
I want to tell her that she hurt me but I keep making jokes instead.
I testified today, my mouth was dry but my words were clear.
I keep talking so that nobody can ask.
The email said we regret to inform you, and I wrote back what I thought of that.
I learned to read at forty, and I read my first letter aloud to my wife.
I hum when I'm alone in the house, it's the only sound I make all day.
My brother and I fell silent at the same moment, because neither of us wanted to say her name.
`;

const thirdEye = `
I had the same dream again last night, the one with the locked room and the water.
I knew who was calling before I looked at the phone.
I noticed that I always get sick in the week before my mother visits.
I had a bad feeling about the house, I couldn't explain it, so we didn't buy it.
I keep seeing the same number everywhere, on clocks, on tickets, on doors.
It suddenly became clear to me why he left, I saw the whole picture at once.
I woke from a strange dream about my old school, and I've been thinking about what it means.
Something didn't add up in what she told us, and I went over it until I found the gap.
I can imagine exactly how the room will look, I see it when I close my eyes.
What a coincidence, I was thinking of her and there she was at the bus stop.
I have started to see a pattern in the men I choose.
My intuition told me not to get on that plane, so I took the train.
I remembered something from when I was four, a blue curtain, and now I don't know if it was real.
I figured out the puzzle in my sleep.
I watch people on the train and guess their lives, and I am often right.
I had a vision of my future, an old woman in a white house by the sea.
It feels as though I have been here before, I knew where the stairs would be.
I sense it when someone is lying, there's a tiny change in the eyes.
I looked at the map and realised that all the places were on one line.
My mind keeps going back to that photograph, there is something in it I'm not seeing.
I dreamt my father was young, and he gave me a key.
I trust my gut, it has never been wrong about people.
I've been reading my old diaries, and the same thing happens every autumn.
I wonder if we've met in another life, she was so familiar.
The answer came to me in the shower, out of nowhere.
I felt that someone was watching me, and when I turned there was nobody.
I counted the days between his phone calls and it's always eleven.
I can see what is going to happen between them, like watching a film that I know.
I studied the figures for hours, and then I saw the mistake straight away when I wasn't looking.
I had a nightmare that my teeth fell out, my friend says that it means change.
I'm curious about how the brain makes pictures in the dark.
The cards said there would be a journey, and I laughed, and then the letter came.
I just knew that she was pregnant, from how she put down her cup.
It dawned on me that I've been angry with the wrong person.
Three people told me the same thing this week, so I'm taking it as a sign.
I see colours when I hear music, Tuesday is green, I thought everybody did.
I thought I'd understood the story, but now I see it from her side.
I keep forgetting the dream but its mood stays with me the whole day.
I walked into the room and knew at once that something had happened.
There's a mystery in our family and I'm following the clues.
I saw my own face in the dark window and for a second didn't recognise it.
The more I look at the data, the more I see a shape in it.
I daydream at work, I'm there and not there.
I suspected him long before there was any proof.
I wrote down my dreams for a month, and there's a boat in every one.
I have a theory about why we always fight on Sundays.
I knew it would rain, I could feel it behind my eyes.
I imagined the worst so clearly that I had to ring to check she was alive.
When I stopped thinking about the problem, I saw the solution.
I noticed he never takes off his watch except when he's going to tell me something.
My grandmother could see things before they happened, and I think I've got it as well.
It was only a small detail, a wet umbrella on a dry day, but it told me everything.
I realised that I have been living my mother's life over again.
I had a flash of the accident a moment before it happened.
I can't prove any of it, but I see how it all connects.
In my dream I could fly, and I knew I was dreaming.
I looked at the old photo and saw that I'd been wrong about her for years.
Everything reminds me of something else today.
I picture the words before I hear them.
The clock stopped at the minute he died, I don't know what to make of it.
I've the feeling that I'm about to understand something.
I observe, that's what I do, I sit in the corner and notice things.
Why do I always lose things when I'm about to be happy, there's a pattern there.
I saw a white horse in a field, and it was the horse from my dream.
It makes sense now, all the little things she said, they fit together.
I have no reason to think so, but I think he is coming back.
I thought about time, and about whether the past is still somewhere.
My instinct was to turn left, and that's how I found the dog.
I keep asking myself what I'm not seeing.
I remember the dream better than I remember the day.
`;

const crown = `
I sat on the hill and watched the sun come up and felt that I was part of all of it.
I've stopped fighting the illness and I am at peace with whatever comes.
I meditated this morning, and for a moment there were no thoughts, only silence.
The stars were so bright and so many that I forgot about myself.
I prayed in the empty church and felt that something was listening.
I am learning to let go, of my children, my plans, of how I thought it would be.
When my mother died the room filled with peace and I wasn't afraid of death any more.
I floated in the sea on my back and could not tell where my body ended and the water began.
I don't need to control it, life will carry me where it wants.
In the silence of the retreat I felt connected to every living thing.
I looked at the mountains and felt very small, and it was a comfort.
What is the point of it all, I used to ask, and today I just looked at the sky.
I lit a candle and sat still until it burned down.
I gave it all up to God, because I couldn't carry it.
The snow fell and everything was white and quiet, and there was nothing to do and nowhere to go.
We sang together in the cathedral, and I felt lifted out of myself.
I felt the presence of something greater than me in the forest.
I breathed in and out, and the breath was just breathing by itself.
It doesn't matter any more who was right, it all falls away.
I watched the waves come in and go out, and my worries went with them.
I'm only a tiny speck in the universe, and that makes me happy.
I sat with the dying man, and there was a holiness in the room.
All of us in that crowd were one, strangers, and there was no difference between us.
I surrendered, I said take it, whatever you are, and I felt light.
The light came through the window onto the floor and it was so beautiful I cried.
I fasted for three days and my mind became clear and empty.
There is a stillness under everything and sometimes I fall into it.
I no longer believe in heaven, but I believe in this silence.
I stood at the edge of the ocean and felt eternity.
I don't want anything, for once I don't want anything at all.
I looked into my newborn's face, and felt that I was looking into the mystery.
We're all dust, we're all light, I thought on the bus, and I loved everyone.
I let my name go, my job, my story, and what was left was wide open.
The monks were chanting and time stopped.
I accept that I'm going to die, and the world is more beautiful for it.
I climbed up above the clouds and it was another world, only sky.
I had been holding on so tight, and I opened my hands.
Nothing I have is really mine, it's only lent to me for a while.
I knelt down and put my head on the ground and felt gratitude for everything.
There was no me for a moment, just birdsong and the light.
I walked the pilgrim path for thirty days, and at the end I'd nothing left to ask for.
I felt God in the kitchen, while I was washing the cups.
The eclipse made the whole town go silent, and we stood together looking up.
I trust now, I don't know what in, but I trust.
My grandfather's ashes blew out over the sea and became part of it.
I sat by the river until I stopped thinking, and then there was only the river.
In the mosque we bowed together, hundreds of us, and I disappeared.
I used to be afraid of emptiness, and now I rest in it.
The whole world was breathing, and I was one of its breaths.
I stopped asking for things in my prayers, I only say thank you.
I saw the earth from the plane, the rivers shining, and there were no borders.
I was in pain, and then I stopped resisting it and it became just a sensation, passing.
Death came so gently that it was like a door opening.
I felt a love for everything that had no reason.
I looked up at the Milky Way, and all my problems went quiet.
I let the tide take the letters, and I didn't watch where they went.
There is nothing to achieve, I am already here.
I lay down on the grass and let the earth hold me and the sky go over.
After the ceremony I couldn't speak, I'd been somewhere without words.
I've given up trying to understand it, I just bow.
The bell rang and I followed the sound until there was no sound and no me.
I feel my dead around me, not as ghosts, but like the air.
I was nobody, on a road, in the sun, and it was enough.
The desert was so vast that my mind went silent.
I gave away nearly everything I own, and I feel free.
Some evenings the light is so golden it feels like forgiveness.
I don't know what happens after, and I'm content not to know.
I watched the old trees move in the wind, and I was moved in the same way.
The whole congregation breathed in, and for that moment there was only one breath.
I surrendered to sleep as if to something kind and enormous.
`;

const soulStar = `
I finished the quilt today, it has a piece of everyone's clothes in it.
After twenty years all the parts of my life have come together in this work.
I built the table with my own hands from my grandfather's wood, and we ate at it tonight.
I can be a mother and a scientist and a dancer, I don't have to choose any more.
I taught my apprentice what my master taught me.
The book is done, I wrote the last page this morning, and I can see what it was about.
I repaired the old clock and it's ticking on the shelf.
Looking back over my life I can see how the pieces fit.
I made something out of what was broken, I glued the bowl and the cracks are part of it.
We restored the boat together, my sons and I, and today we put it in the water.
I've made peace with all the people I have been.
I put the photographs in order and made one album of our whole family.
The choir brought together people from both sides of town, and the sound was one sound.
I used everything I know for this project, the cooking, the law and the languages.
I knitted the last row and cast off, and there it was, a whole jumper.
We built the community garden on the waste ground, and everyone brought a plant.
I feel whole, for the first time, with my scars and my gifts.
I'm writing down the recipes so that my grandchildren will have them.
My paintings used to be separate, but now I see they're one big painting.
The mosaic is finished, thousands of little pieces and one picture.
I've been a soldier and a nurse, and now I teach, and all three are in the room.
I joined the two old rugs with red thread and it looks as if it was always one.
It took me nine years to build this house, and every stone has been in my hands.
I stopped hiding one half of myself from the other.
I made a chair from the branches of the tree that fell in the storm.
The band has finished the album, every song we ever tried is in there somewhere.
My therapist says integration, I say I've invited everyone to the same party.
I handed my tools on to my daughter, and showed her how to keep them sharp.
I welded the last joint and stepped back and it stood by itself.
I speak with both my accents now, in the same sentence.
We made a film out of my grandmother's letters and my own pictures.
The workshop smells of glue and wood, and everything has its place at last.
I finished my degree at sixty, with what the factory taught me in every chapter.
I planted the last tree in the orchard, someone else will eat the fruit.
I sewed my mother's lace on to my daughter's dress.
All my jobs, all my mistakes, they have made me the teacher that I am.
I put the engine together from the parts of three others and it runs.
I wove my own hair and his wool and the old rope into a wall hanging.
The old friends and the new friends met at my table and it worked.
It's complete, I don't need to add anything or take anything away.
I combined my father's recipe with my wife's, and now it is our family's bread.
I've written my life story for my children, with the bad parts left in.
We rebuilt the bridge with the old stones, the whole village helped.
I made my first guitar, it's not perfect, but it has a voice.
My art and my faith were always two rooms, and today I opened the door between them.
I carved the names of all our family on the beam.
The play brings all the stories of the street together, everybody wrote a part.
I finally see how the hard years were useful, I use them every day with the lads.
I mended the net and the boat and the quarrel, and we went out fishing.
I've collected these scraps for thirty years, and now they've become a coat.
I assembled the last piece of the model railway, and the whole town lit up.
I'm proud of what we made, it'll be here after me.
The potter and the poet in me sat down together, and we made cups with words on.
I feel like one person at last, at work, at home, at prayer.
I made soup for forty with what everyone had brought.
I restored my grandmother's loom and I'm weaving the same pattern that she did.
The exhibition has all of my work from forty years, and I walked through it like a house.
I fixed the radio with my dad's old tools, and my son held the torch.
I took apart my old life and built a new one out of the same bricks.
My two languages have started to write one book.
The last window is in, we've made a home out of a ruin.
I mixed all the leftover paint together, and painted the door with it, and it's the right colour.
Our jazz band is two doctors, a baker and a priest, and tonight we found the groove together.
I see the thread now that runs through everything that I've done.
I gave the class everything I've learned, and they made something that I couldn't have made.
I put my medals, my apron and my baby's shoe in the same box, and closed the lid.
The garden is made of cuttings from everyone I've loved.
I completed the circle, I bought back the workshop where my father worked.
It began as a shelf and it became a library, and now the whole village uses it.
I have made one big map of all the places we came from, and hung it in the hall.
`;

function linesOf(chakra: number, lines: string): LabelledPassage[] {
  return lines
    .trim()
    .split('\n')
    .map((text) => ({ chakra, text }));
}

export const trainingDiary: readonly LabelledPassage[] = [
  ...linesOf(1, root),
  ...linesOf(2, sacral),
  ...linesOf(3, solar),
  ...linesOf(4, heart),
  ...linesOf(5, throat),
  ...linesOf(6, thirdEye),
  ...linesOf(7, crown),
  ...linesOf(8, soulStar),
];
