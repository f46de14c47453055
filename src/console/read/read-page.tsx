import { useState } from 'preact/hooks';
import { childName, type KnownChild } from '../me/child-words.ts';
import { KingdomName } from '../parts/kingdom.tsx';
import { Pending } from '../parts/notice.tsx';
import { useEvery, useResource } from '../parts/resource.ts';
import { addresses, type Route } from '../parts/route.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { dayText } from '../parts/words.ts';
import type { Story } from './languages.ts';
import { StoryView } from './story-view.tsx';

const askEveryMs = 2_500;
const pageSize = '60';

export function ReadPage({ route }: { route: Route }) {
  const [, storyId] = route.parts;
  const { client } = useSignedIn();
  const [childWallet, setChildWallet] = useState('');
  const children = useResource((signal) => client.call('listChildren', { signal }), []);
  const stories = useResource(
    (signal) => client.call('listStories', { query: { limit: pageSize, child_wallet: childWallet }, signal }),
    [childWallet],
  );
  const [older, setOlder] = useState<{ of: string; stories: Story[]; next: string | undefined }>();
  const isOlderOfThis = older?.of === childWallet;
  const all = [...(stories.value?.stories ?? []), ...(isOlderOfThis ? older.stories : [])];
  const next = isOlderOfThis ? older.next : stories.value?.next_cursor;
  const story = all.find(({ id }) => id === storyId);
  const isComing = storyId ? story !== undefined && isUnfinished(story) : all.some(isUnfinished);
  useEvery(askEveryMs, isComing, stories.reload);

  const known = children.value?.children ?? [];
  if (!stories.value) return <Pending resources={[stories]}>Looking for stories…</Pending>;
  if (storyId) {
    if (!story)
      return <p class="page narrow">That story is not here. It may belong to an older page of the list.</p>;
    return <StoryView story={story} kids={known} onChange={stories.reload} />;
  }

  async function loadOlder(): Promise<void> {
    const page = await client.call('listStories', {
      query: { limit: pageSize, child_wallet: childWallet, ...(next ? { before: next } : {}) },
    });
    const before = isOlderOfThis ? older.stories : [];
    setOlder({ of: childWallet, stories: [...before, ...page.stories], next: page.next_cursor });
  }

  const unplayed = all.filter(({ played }) => !played);
  return (
    <section class="page">
      <header class="page-head">
        <h1>Stories</h1>
        {known.length > 0 && (
          <label class="inline">
            For{' '}
            <select value={childWallet} onChange={(event) => setChildWallet(event.currentTarget.value)}>
              <option value="">everyone</option>
              {known.map((child) => (
                <option key={child.id} value={child.derived_wallet_address}>
                  {childName(child)}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      {all.length === 0 && (
        <p class="lead">
          No story yet. Each prime that is not sealed is told as one, in five languages, with a picture a
          scene.
        </p>
      )}
      {unplayed.length > 0 && (
        <p class="aside">{unplayed.length === 1 ? 'One is' : `${unplayed.length} are`} waiting to be told.</p>
      )}
      <ul class="story-list">
        {all.map((one) => (
          <StoryCard key={one.id} story={one} kids={known} />
        ))}
      </ul>
      {next && (
        <button type="button" onClick={() => void loadOlder()}>
          Older stories
        </button>
      )}
    </section>
  );
}

function StoryCard({ story, kids }: { story: Story; kids: readonly KnownChild[] }) {
  const picture = story.guidance_phases.find(({ image_url: address }) => address)?.image_url;
  const child = kids.find((one) => one.derived_wallet_address === story.child_wallet_address);
  return (
    <li>
      <a class={`story-card k${story.chakra}`} href={addresses.story(story.id)}>
        <span class="cover">{picture && <img src={picture} alt="" loading="lazy" />}</span>
        <span class="card-words">
          <strong>{story.city}</strong>
          <KingdomName chakra={story.chakra} />
          <span class="aside">
            {dayText(story.created_at)}
            {child ? ` · for ${childName(child)}` : ''}
            {story.played ? ' · told' : ''}
          </span>
        </span>
      </a>
    </li>
  );
}

/** Whether pictures or translations are still being made. Returns false for a story older than an hour. */
function isUnfinished(story: Story): boolean {
  const isYoung = Date.now() - Date.parse(story.created_at) < 3_600_000;
  const isWhole =
    story.guidance_phases.every(({ image_url: address }) => address !== null) &&
    [story.content_es, story.content_zh, story.content_hi, story.content_ar].every((text) => text !== '');
  return isYoung && !isWhole;
}
