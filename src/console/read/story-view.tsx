import { useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../core/languages.ts';
import { readValue, writeValue } from '../device/storage.ts';
import { childName, type KnownChild } from '../me/child-words.ts';
import { Picture } from '../memory/prime-view.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { Icon } from '../parts/icons.tsx';
import { KingdomName } from '../parts/kingdom.tsx';
import { Failure } from '../parts/notice.tsx';
import { useAction } from '../parts/resource.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { narrationOf, type Story, storyLanguages } from './languages.ts';
import { useSpeech } from './speech.ts';

const remembered = 'story-language';

/** A story, scene by scene: the picture fills the height, the words are beside the picture or scroll over it. */
export function StoryView({
  story,
  kids,
  onChange,
}: {
  story: Story;
  kids: readonly KnownChild[];
  onChange(): void;
}) {
  const [code, setCode] = useState<Language>(() => readValue<Language>(remembered) ?? 'en');
  const language = storyLanguages.find((one) => one.code === code) ?? storyLanguages[0]!;
  const speech = useSpeech(language.tag);
  const scenes = useRef<HTMLDivElement>(null);
  const texts = story.guidance_phases.map((scene) => narrationOf(scene, language.code));
  const isTranslated = texts.every((text) => text !== '');

  useEffect(() => {
    if (speech.speaking === undefined) return;
    scenes.current?.children[speech.speaking]?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, [speech.speaking]);

  return (
    <article class={`story k${story.chakra}`}>
      <header class="story-bar">
        <BackLink href="#/read" class="story-back">
          Stories
        </BackLink>
        <h1>
          {story.city} <KingdomName chakra={story.chakra} />
        </h1>
        <fieldset class="languages">
          <legend class="unseen">Language</legend>
          {storyLanguages.map((one) => (
            <label key={one.code} lang={one.tag}>
              <input
                type="radio"
                name="language"
                value={one.code}
                checked={one.code === code}
                onChange={() => {
                  writeValue(remembered, one.code);
                  setCode(one.code);
                }}
              />
              <span>{one.name}</span>
            </label>
          ))}
        </fieldset>
        {speech.isPossible && isTranslated && (
          <button
            type="button"
            class="icon-link"
            onClick={() => (speech.speaking === undefined ? speech.start(texts) : speech.stop())}
          >
            <Icon name={speech.speaking === undefined ? 'speak' : 'stop'} />
            <span>{speech.speaking === undefined ? 'Read aloud' : 'Stop'}</span>
          </button>
        )}
      </header>
      {!isTranslated && (
        <p class="notice" role="status">
          This story is still being told in {language.name}.
        </p>
      )}
      <div class="scenes" lang={language.tag} dir={language.direction} ref={scenes}>
        {story.guidance_phases.map((scene, index) => (
          <section class={`scene ${speech.speaking === index ? 'spoken' : ''}`} key={scene.phase}>
            <Picture
              address={scene.image_url}
              text={`Scene ${scene.phase} of ${story.guidance_phases.length}, painted`}
              shape="tall"
            />
            <div class="scene-words">
              <p>{texts[index]}</p>
            </div>
          </section>
        ))}
      </div>
      <StoryEnd story={story} kids={kids} onChange={onChange} />
    </article>
  );
}

function StoryEnd({
  story,
  kids,
  onChange,
}: {
  story: Story;
  kids: readonly KnownChild[];
  onChange(): void;
}) {
  const { client } = useSignedIn();
  const path = { id: story.id };
  const assign = useAction(async (wallet: string) => {
    await client.call('assignStory', { path, body: { child_wallet_address: wallet } });
    onChange();
  });
  const complete = useAction(async () => {
    await client.call('completeStory', { path });
    onChange();
  });
  const child = kids.find((one) => one.derived_wallet_address === story.child_wallet_address);
  return (
    <footer class="story-end page narrow">
      {kids.length > 0 ? (
        <label>
          For
          <select
            value={story.child_wallet_address ?? ''}
            disabled={assign.isRunning}
            onChange={(event) => event.currentTarget.value && assign.run(event.currentTarget.value)}
          >
            <option value="" disabled={story.child_wallet_address !== null}>
              no child yet
            </option>
            {kids.map((one) => (
              <option key={one.id} value={one.derived_wallet_address}>
                {childName(one)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p class="aside">
          Stories can be given to a child. <a href="#/me">Add one</a>
        </p>
      )}
      {story.played ? (
        <p role="status">Told{child ? ` to ${childName(child)}` : ''}.</p>
      ) : (
        <button type="button" class="primary" disabled={complete.isRunning} onClick={() => complete.run()}>
          It has been told
        </button>
      )}
      <Failure error={assign.error ?? complete.error} />
    </footer>
  );
}
